galley.cookable({"recipes":[{"u":"recipes/toast","p":"toast.md","t":"Toast","h":"easy","e":1,"n":[{"n":"bread","f":"white bread"}]}],"ways":[]});
