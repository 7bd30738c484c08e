galley.shard("text","10rdhattmsd6g",{"labels":"w","keys":"wbread \nwit \nwtoast ","sizes":[1,1,1],"lists":"AQEB"});
