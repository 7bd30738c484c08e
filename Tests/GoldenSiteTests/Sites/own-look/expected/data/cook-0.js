galley.cookable({"recipes":[{"u":"recipes/tea","p":"tea.md","t":"Mint & lemon tea","h":"easy","e":1,"n":[{"n":"mint","f":"mint","r":[0]}]}],"ways":[["1 tbsp dried mint"]]});
