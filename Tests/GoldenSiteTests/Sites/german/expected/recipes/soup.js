galley.addRecipe({"u":"recipes/soup","t":"Pea soup","p":"soup.md","x":[["f:pea","peas",1,1,[],{"n":"Erbse"}]]});
