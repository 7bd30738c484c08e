galley.cookable({"recipes":[],"ways":[]});
