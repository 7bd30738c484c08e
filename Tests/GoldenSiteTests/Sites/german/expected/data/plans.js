galley.publishedPlans([]);
