galley.catalogue({"version":3,"piece":0,"pieces":1,"foods":[],"categories":[],"recipes":[]});
