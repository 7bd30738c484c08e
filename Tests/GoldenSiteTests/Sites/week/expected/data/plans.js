galley.publishedPlans(["2026-W47"]);
