/// One complete recipe in each of the shapes.
enum Samples {
  static let recipeMD = """
    {
      "title": "Flat *bread*",
      "description": "Quick.\\n\\nPrep time: 10 min\\nAuthor: Ines",
      "tags": ["bread", "favourite"],
      "yields": [{"factor": "6", "unit": "pieces"}, {"factor": 1.5, "unit": null}],
      "ingredients": [
        {"name": "flour", "amount": {"factor": "0.3333333333333333333333333333", "unit": "kg"}, "link": null},
        {"name": "dip", "amount": null, "link": "dips/dip.md"}
      ],
      "ingredient_groups": [
        {"title": "Top", "ingredients": [{"name": "salt", "amount": null, "link": null}],
         "ingredient_groups": [{"title": "Deep", "ingredients": [], "ingredient_groups": []}]}
      ],
      "instructions": "1. Knead.\\n2. Bake."
    }
    """

  static let organiser = """
    {
      "id": "r-17",
      "title": "Lemon *orzo* with peas",
      "thumbnail": "https://pictures.example/orzo.jpg",
      "sourceUrl": "https://video.example/p/17",
      "sourcePlatform": "instagram",
      "caption": "Dinner in 20!\\n\\n# quick _and_ green",
      "prepTime": "5 min",
      "cookTime": "0 min",
      "servings": 2,
      "category": "Dinner",
      "ingredients": [
        {"id": "i1", "name": "orzo", "amount": "180 g"},
        {"id": "i2", "name": "peas  [frozen]", "amount": "1 1/2 cups", "notes": "thawed", "brand": {"name": "x", "n": 1.50}},
        {"id": "i3", "name": "salt", "amount": ""},
        {"id": "i4", "name": "mint", "amount": "a handful", "notes": null}
      ],
      "steps": [
        {"id": "s2", "order": 2, "text": "Stir in the peas.\\nWait."},
        {"id": "s1", "order": 1, "text": "1. Boil the orzo.", "timer": 480}
      ],
      "nutrition": {"calories": 512, "protein": 19, "carbs": 84, "fats": 9, "fibre": 7},
      "isArchived": true,
      "isFavourite": false,
      "createdAt": "2026-02-03T18:20:11.250+01:00",
      "updatedAt": "2026-02-04T07:00:00Z",
      "rating": 4.50,
      "labels": ["a", null, {"b": true}]
    }
    """

  static let assistant = """
    {
      "ingredients": [
        {"id": "d1", "name": "eggs", "category": "Eggs", "confidence": 0.97},
        {"id": "d2", "name": "spinach", "category": "Vegetables", "confidence": "medium"}
      ],
      "recipes": [
        {"id": "omelette", "name": "Spinach omelette", "summary": "Soft inside.", "cookTimeMinutes": 10,
         "difficulty": "easy",
         "ingredients": [
           {"id": "a", "name": "3 eggs", "isDetected": true, "substitution": null},
           {"id": "b", "name": "50 g feta", "isDetected": false, "substitution": "any salty cheese"}],
         "steps": ["Beat the eggs.", "Fry."], "makeItFasterTip": "Use *frozen* spinach."},
        {"id": "soup", "name": "Green soup", "summary": "Warm.", "cookTimeMinutes": 25, "difficulty": "medium",
         "ingredients": [{"id": "a", "name": "spinach", "isDetected": true, "substitution": null}],
         "steps": ["Simmer."], "makeItFasterTip": null}
      ]
    }
    """

  static let schemaOrg = """
    {
      "@context": "https://schema.org",
      "@type": "Recipe",
      "name": "Apple &amp; oat crumble",
      "description": "<p>Warm.</p><p>With custard*</p>",
      "image": [{"@type": "ImageObject", "url": "https://pictures.example/crumble.jpg"}],
      "author": [{"@type": "Person", "name": "Ines"}, "Tom"],
      "datePublished": "2025-10-02T08:00:00+00:00",
      "prepTime": "PT20M", "cookTime": "PT1H10M", "totalTime": "PT1H30M",
      "recipeYield": ["6", "6 servings"],
      "recipeCategory": ["Dessert", "Snack"],
      "recipeCuisine": "British",
      "keywords": "apple, oats,apple",
      "recipeIngredient": ["1 kg apples, peeled", "100g porridge oats", "1½ tbsp honey", "salt"],
      "recipeInstructions": [
        {"@type": "HowToStep", "text": "Heat the oven."},
        {"@type": "HowToSection", "name": "Topping", "itemListElement": [
          {"@type": "HowToStep", "name": "Rub", "text": "Work butter into the oats."},
          {"@type": "HowToStep", "text": "Scatter &frac12; of it."}]}
      ],
      "nutrition": {"@type": "NutritionInformation", "calories": "310 kcal", "proteinContent": "4.5 g",
                    "fatContent": "11 grams", "carbohydrateContent": "48"},
      "mainEntityOfPage": {"@type": "WebPage", "@id": "https://cooks.example/crumble"},
      "inLanguage": "en_GB"
    }
    """

  static let all = [recipeMD, organiser, assistant, schemaOrg]
}
