galley.addRecipe({"u":"recipes/toast","t":"Toast","p":"toast.md","x":[["f:white bread","bread",5,4,[["c48","1",[48],null,null,"1","1"]],{"w":"c48","z":[["20","c69","1",48]],"n":"white bread"}]]});
