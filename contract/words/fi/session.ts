export const confirmAgain = 'Kirjoita salasanasi uudelleen';
export const signInUnsupported =
  'Tämä tili vaatii kirjautumisvaiheen, jota täällä ei tueta. Vaihda salasana kohdassa ”Unohditko salasanan?”.';
export const unknownPerson = 'Käyttäjä';
