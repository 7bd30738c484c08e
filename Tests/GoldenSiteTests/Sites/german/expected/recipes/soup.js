galley.addRecipe({"u":"recipes/soup","t":"Pea soup","p":"soup.md","q":[],"x":[["f:pea",["Erbse",null,"peas"],1,5,[],{"t":["Erbse",null]}]]});
