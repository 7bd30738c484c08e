galley.addRecipe({"u":"recipes/mint-tea","t":"Mint tea","p":"mint-tea.md","q":[],"x":[["f:mint",["mint",null,null],1,1,[],{"w":"m","z":[["40","c38","1",1,1]]}]]});
