galley.catalogue({"version":3,"piece":0,"pieces":1,"numbering":"2c4hxza49xplk","foods":[],"categories":[],"recipes":[]});
