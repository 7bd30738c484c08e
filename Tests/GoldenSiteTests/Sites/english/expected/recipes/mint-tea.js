galley.addRecipe({"u":"recipes/mint-tea","t":"Mint tea","p":"mint-tea.md","x":[["f:mint","mint",1,5,[]]]});
