const references = (count: number) => `${count} ${count === 1 ? 'referenssi' : 'referenssiä'}`;
export const bulk = 'Valitut referenssit';
export const bulkMenu = 'Toiminnot';
export const duplicateName = (title: string) => `${title} (kopio)`;
export const duplicated = (title: string) => `Luonnos ”${title}” luotiin`;
export const open = 'Avaa';
export const undo = 'Kumoa';
export const moved = {
  publish: (title: string) => `”${title}” julkaistiin`,
  unpublish: (title: string) => `”${title}” on taas luonnos`,
  restore: (title: string) => `”${title}” palautettiin luonnokseksi`,
  archive: (title: string) => `”${title}” arkistoitiin`,
} as const;
export const movedAll = {
  publish: (count: number) => `${references(count)} julkaistiin`,
  unpublish: (count: number) => `${count} referenssin julkaisu peruttiin`,
  restore: (count: number) =>
    `${references(count)} palautettiin ${count === 1 ? 'luonnokseksi' : 'luonnoksiksi'}`,
  archive: (count: number) => `${references(count)} arkistoitiin`,
} as const;
export const moving = {
  publish: 'Julkaistaan',
  unpublish: 'Perutaan julkaisua',
  restore: 'Palautetaan',
  archive: 'Arkistoidaan',
  undo: 'Kumotaan',
  remove: 'Poistetaan',
} as const;
export const progress = (verb: string, settled: number, total: number) => `${verb}… ${settled} / ${total}`;
export const stop = 'Keskeytä';
export const underWay = 'Toinen toiminto on vielä kesken. Odota, kunnes se on valmis, tai keskeytä se.';

export const problems = {
  publish: (count: number) => `${count} referenssiä ei voitu julkaista`,
  unpublish: (count: number) => `${count} referenssin julkaisua ei voitu perua`,
  restore: (count: number) => `${count} referenssiä ei voitu palauttaa`,
  archive: (count: number) => `${count} referenssiä ei voitu arkistoida`,
  undo: (count: number) => `${count} referenssin muutosta ei voitu kumota`,
  remove: (count: number) => `${count} referenssiä ei voitu poistaa`,
} as const;
export const notBegun = (count: number) => `Keskeytetty: ${references(count)} jäi ennalleen.`;
export const fillIn = (names: string) => `Täytä: ${names}`;
export const notAllowed = 'Ei vielä sallittu: jää luonnokseksi.';
export const changedByOther =
  'Joku muu on muuttanut tätä välillä. Katso ensin muutokset ja yritä sitten uudelleen.';
export const gone = 'Referenssi on poistettu välillä.';

export const undoDone = 'Kumoa tehdyt muutokset';
export const undone = (count: number) => `${references(count)} palautettiin ennalleen`;
export const dismiss = 'Sulje';
export const needs = (names: string) => `Tällä pohjalla julkaiseminen edellyttää näitä tietoja: ${names}`;

export const deleteTitle = (count: number) => `Poistetaanko ${references(count)}?`;
export const deleteBody = (published: number) =>
  `Poistettuja ei voi palauttaa.${
    published === 0
      ? ''
      : published === 1
        ? ' Niistä yksi on julkaistu: se poistuu sivultasi heti.'
        : ` Niistä ${published} on julkaistu: ne poistuvat sivultasi heti.`
  } Jos haluat ne vain pois tieltä, arkistoi ne.`;
export const deleteAction = (count: number) => `Poista ${references(count)}`;
export const deleted = (count: number) => `${references(count)} poistettiin`;
