galley.shard("text","2c4hxza49xplk",{"labels":"","keys":"","sizes":[],"lists":""});
