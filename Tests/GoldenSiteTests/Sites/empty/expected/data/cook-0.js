galley.cookable([]);
