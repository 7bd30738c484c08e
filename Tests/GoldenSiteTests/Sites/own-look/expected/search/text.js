galley.shard("text","1kizt9vhwvkbq",{"labels":"w","keys":"wmint \nwpour \nwwait ","sizes":[1,1,1],"lists":"AQEB"});
