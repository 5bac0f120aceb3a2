import type { RefusedText } from '../../resources/translation.ts';
import { fieldSaid } from './errors.ts';

export const handOffTitle = (count: number) =>
  count === 1 ? 'Lähetä 1 referenssi käännettäväksi' : `Lähetä ${count} referenssiä käännettäväksi`;
export const handOffBody =
  'Kääntäjä saa jokaisen tekstin, sen enimmäispituuden ja tiedon siitä, mikä pitää säilyttää. Tuo tiedosto, kun saat sen takaisin.';
export const into = 'Käännöksen kieli';
export const format = 'Tiedosto';
export const formats = {
  xliff: { label: 'XLIFF', note: 'Kääntäjille ja käännösohjelmille' },
  json: { label: 'JSON', note: 'Ohjelmallista käsittelyä varten' },
} as const;
export const staysOut = (count: number, language: string) =>
  count === 1
    ? `1 jää pois, koska sen alkuperäinen kieli on ${language}.`
    : `${count} jää pois, koska niiden alkuperäinen kieli on ${language}.`;
export const severalFiles = (most: number) =>
  `Tiedostossa on enintään ${most} referenssiä. Saat useita tiedostoja ZIP-paketissa.`;
export const download = 'Lataa';
export const cancel = 'Peruuta';
export const reading = (read: number, count: number) => `${read} / ${count} referenssiä`;
export const handedOff = (count: number, fileName: string) =>
  count === 1 ? `1 referenssi on tiedostossa ${fileName}` : `${count} referenssiä on tiedostossa ${fileName}`;
export const handOffFailed = 'Tiedostoa ei voitu tehdä';

export const importTitle = 'Tuo käännöksiä';
export const importBody =
  'Tuoduista teksteistä tulee luonnoksia. Kävijät näkevät ne vasta, kun joku merkitsee käännöksen valmiiksi.';
export const chooseFiles = 'Valitse tiedostot';
export const dropFiles = 'Tai pudota tähän XLIFF- tai JSON-tiedostoja, enintään 200 kt kukin.';
export const paste = 'Tai liitä tiedoston sisältö';
export const pasted = 'Liitetty teksti';
export const check = 'Tarkista';
export const checkFailed = 'Tekstejä ei voitu tarkistaa';
export const back = 'Takaisin';
export const close = 'Sulje';
export const field = 'Kenttä';
export const translation = 'Käännös';
export const results = {
  new: 'Uusi',
  changed: 'Muuttunut',
  refused: 'Hylätty',
} as const;
export const originalChanged = 'Alkuperäinen muuttunut sen jälkeen';
export const before = 'Ennen:';
export const counts = {
  new: (count: number) => (count === 1 ? '1 uusi' : `${count} uutta`),
  changed: (count: number) => (count === 1 ? '1 muuttunut' : `${count} muuttunutta`),
  refused: (count: number) => (count === 1 ? '1 hylätty' : `${count} hylättyä`),
  unchanged: (count: number) => `${count} ennallaan`,
} as const;
export const wholeTranslation = 'Kaikki tekstit';
export const nothingNew = 'Tämä tiedosto ei muuta mitään.';
export const late =
  'Joidenkin tekstien alkuperäinen on muuttunut tiedoston tekemisen jälkeen. Ne tuodaan, ja muokkausnäkymä kertoo, mikä muuttui.';
export const ignored = (names: string) => `Jätetään pois, koska näitä ei tunneta: ${names}`;
export const replace = 'Korvaa tekstit, joita joku muutti tiedoston tekemisen jälkeen';
export const save = (count: number) =>
  count === 1 ? 'Tallenna 1 teksti luonnokseksi' : `Tallenna ${count} tekstiä luonnoksiksi`;
export const saved = (count: number) =>
  count === 1 ? '1 teksti on tallennettu luonnokseksi.' : `${count} tekstiä on tallennettu luonnoksiksi.`;
export const saveFailed = 'Kaikkea ei voitu tallentaa. Tallenna uudelleen: jo tallennettu säilyy ennallaan.';

export const saveAgain = 'Tallenna uudelleen';

export const refusals = {
  ready: 'Käännös on valmis. Palauta se luonnokseksi, jos haluat muuttaa sitä',
  originalLanguage: 'Alkuperäinen on nyt toisella kielellä',
  partial: 'Vain osa tekstistä on käännetty',
  encoding: 'Merkkejä katosi matkalla. Tallenna tiedosto UTF-8-muodossa',
  picture: 'Käännöksessä voi olla vain alkuperäisen kuvia',
  figureChanged: 'Alkuperäisen avainluku on muuttunut. Lähetä se uudelleen käännettäväksi',
  changedSince: 'Joku on muuttanut käännöstä tiedoston tekemisen jälkeen',
} satisfies Record<Exclude<RefusedText['code'], 'invalid'>, string>;
export const invalid = fieldSaid;
