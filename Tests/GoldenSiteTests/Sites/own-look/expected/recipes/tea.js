galley.addRecipe({"u":"recipes/tea","t":"Mint & lemon tea","p":"tea.md","x":[["f:mint",["mint",null,null],1,0,[["c39","4",[39],null,null,"15/8","15/8"]],{"w":"m","z":[["40","c38","1",1,1]]}]]});
