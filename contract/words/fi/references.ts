export const examples = {
  title: 'Tähän tulee otsikkosi',
  shortDescription: 'Kaksi tai kolme virkettä: mitä asiakas tarvitsi, mitä teitte ja mikä on nyt paremmin.',
} as const;

export const actions = {
  unpublish: 'Peru julkaisu',
  archive: 'Arkistoi',
  restore: 'Palauta luonnokseksi',
  remove: 'Poista…',
  deleted: (title: string) => `”${title}” poistettiin`,
} as const;

export const removeTitle = 'Poistetaanko tämä referenssi?';
export const removeBody = (title: string, published: boolean) =>
  `”${title}” poistetaan lopullisesti${published ? ', ja se häviää sivultasi heti' : ''}. Jos haluat sen vain pois tieltä, arkistoi se.`;
export const removeAction = 'Poista';
export const removeFailed = 'Referenssiä ei voitu poistaa';

export const sectionsAppearance = 'Ulkoasu';

export const appearanceNote = 'Kuten muut organisaatiosi kortit, joilla on tämä pohja.';
export const appearanceOwn = (count: number) => (count === 1 ? '1 oma asetus.' : `${count} omaa asetusta.`);
export const appearanceInvalid = 'Nämä asetukset eivät kelpaa.';
export const appearanceReset = 'Palauta pohjan ulkoasu';
