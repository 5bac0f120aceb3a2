import type { DocumentFormat, DocumentLook, PostShape } from '../../resources/document.ts';
import { limits } from '../../rules/limits.ts';
import { retention } from '../../rules/retention.ts';

const references = (count: number) => `${count} ${count === 1 ? 'referenssi' : 'referenssiä'}`;

export const title = 'Asiakirjat';
export const description = `Referensseistäsi tehdyt tiedostot, jotka voit lähettää ostajalle. Niitä säilytetään ${retention.documentDays} päivää.`;
export const make = 'Tee asiakirja';
export const loading = 'Ladataan asiakirjoja…';
export const failed = 'Asiakirjoja ei voitu ladata';
export const more = 'Näytä lisää';
export const emptyTitle = 'Ei vielä asiakirjoja';
export const empty =
  'Valitse luettelosta referenssejä ja tee niistä tiedosto. Siitä jää pois se, minkä asiakkaat ovat kieltäneet asiakirjoissa, ja näet, mille ei ole kenenkään lupaa.';
export const makeAll = 'Tee kaikista julkaistuista';
export const choose = 'Valitse referenssejä';

export const formats: Record<DocumentFormat, { label: string; note: string }> = {
  pdf: { label: 'PDF', note: 'Taitettu ja kuvitettu, saavutettava' },
  docx: { label: 'Word-asiakirja', note: 'Kuvineen, muokattavaksi ja lähetettäväksi' },
  pptx: { label: 'PowerPoint-diat', note: 'Yksi tai useampi dia kullekin referenssille' },
  png: { label: 'Kuvat julkaisuihin', note: 'LinkedIniin, Instagramiin ja muualle' },
  xlsx: { label: 'Excel-taulukko', note: 'Yksi rivi kullekin referenssille' },
  csv: { label: 'CSV-taulukko', note: 'Samat rivit muita ohjelmia varten' },
};
export const count = references;
export const pending = 'Asiakirjaa tehdään. Voit sulkea välilehden.';
export const ready = 'Valmis';
export const notMade = 'Ei valmistunut';
export const holdsUntil = (day: string) => `Luvat ovat voimassa ${day} asti`;
export const endedOn = (day: string) =>
  `Yksi luvista päättyi ${day}. Tee asiakirja uudelleen, ennen kuin lähetät sen.`;
export const leftOut = (number: number) => `${references(number)} jäi pois kokonaan tai osittain`;
export const notAllowed = (number: number) =>
  `${references(number)}, ${number === 1 ? 'jossa' : 'joissa'} on osia ilman kenenkään lupaa`;
export const deleted = (number: number) => `${references(number)} on poistettu valinnan jälkeen`;
export const unshown = (characters: string) => `Mikään kirjasintyyppi ei näytä näitä merkkejä: ${characters}`;
export const whole = 'jäi kokonaan pois';

export const first = {
  page: {
    of: (name: string) => `Ensimmäinen sivu: ${name}`,
    open: (name: string) => `Katso ensimmäistä sivua: ${name}`,
  },
  picture: {
    of: (name: string) => `Ensimmäinen kuva: ${name}`,
    open: (name: string) => `Katso ensimmäistä kuvaa: ${name}`,
  },
};
export const previewFailed = 'Kuvaa ei voitu ladata. Itse tiedoston voi ladata.';
export const pages = {
  of: (name: string) => `Sivut: ${name}`,
  open: (name: string) => `Katso sivuja: ${name}`,
};
export const drawing = 'Piirretään sivuja…';
export const wordDecides =
  'Word päättää, missä rivit ja sivut vaihtuvat, joten sen sivut voivat poiketa näistä.';
export const notDrawn = 'Sivuja ei voitu piirtää. Itse tiedoston voi ladata.';

export const download = 'Lataa';
export const downloadOf = (name: string) => `Lataa ${name}`;
export const downloadFailed = 'Asiakirjaa ei voitu ladata';
export const actionsFor = (name: string) => `Toiminnot: ${name}`;
export const again = 'Tee uudelleen';
export const againOf = (name: string) => `Tee uudelleen: ${name}`;
export const remove = 'Poista…';
export const removeTitle = (name: string) => `Poistetaanko ${name}?`;
export const removeBody = 'Myös tiedosto poistetaan. Tätä ei voi kumota.';
export const removeAction = 'Poista';
export const removeFailed = 'Asiakirjaa ei poistettu';
export const removed = (name: string) => `${name} poistettiin`;

export const makeTitle = (number: number) =>
  number === 1 ? 'Tee asiakirja 1 referenssistä' : `Tee asiakirja ${number} referenssistä`;
export const makeTitleOne = (name: string) => `Tee asiakirja: ”${name}”`;
export const makeTitleAll = 'Tee asiakirja kaikista julkaistuista referensseistä';
export const name = 'Otsikko';
export const nameHint = 'Tiedosto tallennetaan tällä nimellä.';
export const format = 'Tiedostomuoto';
export const look = 'Ulkoasu';
export const likeCards = { label: 'Kuten korttinne', note: 'Ulkoasu, joka sopii sivunne kortteihin' };
export const looks: Record<DocumentLook, { label: string; note: string }> = {
  sheet: { label: 'Esite', note: 'Kuva, luvut, tiedot ja teksti' },
  picture: { label: 'Kuva', note: 'Kuva reunasta reunaan, arkkitehtuuriin ja muotoiluun' },
  outcome: { label: 'Tulos', note: 'Ensin tulos ja sen luvut' },
  voice: { label: 'Asiakkaan sanat', note: 'Ensin se, mitä asiakas sanoo' },
  tender: { label: 'Tarjouslomake', note: 'Tiedot yhtenä taulukkona, kuten tilaajat niitä kysyvät' },
  table: { label: 'Taulukko', note: 'Kaikki referenssit yhdessä taulukossa vaakasivulla' },
};
export const shape = 'Muoto';
export const shapes: Record<PostShape, string> = {
  square: 'Neliö',
  portrait: 'Pysty',
  wide: 'Vaaka',
};
export const shapeHint =
  'Kuvissa on se, minkä asiakkaat sallivat sosiaalisessa mediassa. Useasta kuvasta tulee yksi ZIP-tiedosto.';
export const languageField = 'Kieli';
export const languageHint = 'Jos referenssistä ei ole tekstejä tällä kielellä, se on omalla kielellään.';
export const languagesFailed = 'Kieliä ei voitu ladata.';
export const retry = 'Yritä uudelleen';
export const tooMany = `Asiakirjassa voi olla enintään ${references(limits.documentReferences)}. Valitse vähemmän.`;
export const tooManyPictures = `Kuvia tehdään kerralla enintään ${limits.postPictures} referenssistä. Valitse vähemmän.`;
export const cancel = 'Peruuta';
export const makeAction = 'Tee asiakirja';
export const begun = (document: string) => `Asiakirjaa ”${document}” tehdään`;
export const see = 'Näytä asiakirjat';
export const forTender = 'Tarjoukseen';

export const forms = 'Lomakkeet';
export const filledForm = 'Täytetty lomake';
export const unplaced = (number: number) => `Lomakkeessa ei ole paikkaa: ${references(number)}`;
export const unfilled = (names: readonly string[]) => `Ilman arvoa: ${names.join('; ')}`;
export const unfilledIn = (placeholder: string, numbers: readonly number[]) =>
  numbers.length === 0
    ? placeholder
    : `${placeholder} (${numbers.length === 1 ? 'referenssi' : 'referenssit'} ${numbers.join(', ')})`;
export const form = 'Lomake';
export const formNote = 'Täyttää Word-, Excel- tai PowerPoint-tiedoston, jossa on paikkamerkkejä';
export const whichForm = 'Lomake';
export const formsLoading = 'Ladataan lomakkeita…';
export const formsFailed = 'Lomakkeitanne ei voitu ladata.';
export const noForms = 'Yhtään täytettävää lomaketta ei ole.';
export const seeForms = 'Näytä lomakkeet';
