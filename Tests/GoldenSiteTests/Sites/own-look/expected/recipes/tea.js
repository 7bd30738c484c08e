galley.addRecipe({"u":"recipes/tea","t":"Mint & lemon tea","p":"tea.md","x":[["f:mint","mint",1,4,[["c39","4",[39],null,null]]]]});
