/// Sentences with places for ingredients (`@`), minutes (`#`) and degrees (`%`).
enum Sentences {
  static let descriptions = [
    "The dish that our street asks for whenever the evenings draw in and somebody has picked too many @.",
    "It tastes of @ first, then of the pan, and it is even better the next day, straight from the fridge.",
    "A plate for two hungry people or four polite ones; the @ may be swapped for whatever the market has.",
    "Nothing here is difficult, but the @ wants patience, so put the radio on and give it the full # minutes.",
    "We wrote this down after the third attempt, when the @ finally stopped sticking to everything.",
    "Written for a small oven and one good knife. The @ can be prepared the day before and kept cold.",
  ]

  static let steps = [
    "Heat the oven to % °C and put a heavy tray on the middle shelf while you deal with the @.",
    "Warm a wide pan over medium heat, add the @ and cook for # minutes until soft and sweet at the edges.",
    "Tip in the @, season with **a good pinch of salt**, and stir until everything glistens.",
    "Lower the heat, cover the pan and let it simmer gently for # minutes; it should barely move.",
    "Whisk the @ in a large bowl until no lumps are left, then leave it to stand for # minutes.",
    "Fold in the @ with a spoon, a third at a time, and stop as soon as no dry patches show.",
    "Spread the mixture in the dish, level the top and scatter the @ over it in an even layer.",
    "Bake for # minutes at % °C, turning the dish once, until the top is *deep gold* and the middle is set.",
    "Drain the @ well, shake off the water and keep a cupful of it for loosening the sauce.",
    "Roll the dough on a floured board to the thickness of a coin and rest it for # minutes.",
    "Taste, and add more salt, a little acid or a spoon of the @ until it is bright.",
    "Rest for # minutes before cutting; it holds its shape better and nobody burns their tongue.",
    "Toss the @ through while the pan is still hot, so that it wilts but does not fall apart.",
    "Press the @ through a sieve with the back of a ladle and throw away what stays behind.",
    "Divide between warm bowls and finish with the @ and a thread of good oil.",
    "Skim whatever rises, then add the @ and keep the surface just trembling for # minutes more.",
  ]
}
