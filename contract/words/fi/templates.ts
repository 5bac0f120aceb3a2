import type { Template } from '../../cards/templates.ts';

export const title = 'Pohjat';
export const description = 'Miltä referenssi näyttää: esimerkkiaineistolla, sivusi väreissä.';
export const back = 'Kaikki referenssit';
export const categories = 'Luokka';
export const view = 'Näkymä';
export const grid = 'Näytä ruudukkona';
export const list = 'Näytä luettelona';
export const loading = 'Ladataan pohjia…';
export const failed = 'Pohjien ulkoasuja ei voitu ladata';
export const requires = 'Vaatii';
export const alsoShows = 'Voi näyttää myös';
export const ownStyle = 'Oma ulkoasu';
export const use = 'Käytä pohjaa';
export const startWith = 'Käytä tätä pohjaa';
export const usageNamed = (name: string) => `Käytä pohjaa ${name}`;
export const configure = 'Muokkaa';
export const configureNamed = (name: string) => `Muokkaa pohjaa: ${name}`;
export const copy = 'Kopioi upotuskoodi';

export const sheetTitle = (name: string) => `Muokkaa pohjaa: ${name}`;
export const sheetNote = 'Koskee tämän pohjan kaikkia kortteja, joilla ei ole omia asetuksia.';
export const sheetPreview = 'Esikatselu';
export const sheetSample = 'Esimerkkiaineistoa, sivusi koossa ja väreissä.';
export const sheetWebsite = 'Käytä verkkosivustollasi';
export const sheetSnippet = 'Upotuskoodi';
export const sheetSnippetNote =
  'Liitä koodi mille tahansa sivulle. Se näyttää julkaistut referenssisi, kunkin oman pohjansa mukaisena.';
export const sheetReset = 'Palauta pohjan oletukset';
export const sheetSave = 'Tallenna asetukset';
export const sheetSaveFailed = 'Asetuksia ei tallennettu';
export const sheetMayNot =
  'Voit kokeilla kaikkia asetuksia. Vain organisaation omistajat ja ylläpitäjät voivat tallentaa ne pohjan kaikille korteille.';
export const sheetLeaveTitle = 'Hylätäänkö muutokset?';
export const sheetLeave = 'Muuttamiasi asetuksia ei ole tallennettu.';
export const sheetDiscard = 'Hylkää';

export const saved = (name: string) => `Tallennettiin pohjan ”${name}” kaikille korteille.`;
export const undo = 'Kumoa';
export const undone = (name: string) => `”${name}” näyttää taas samalta kuin ennen`;
export const undoConflict = 'Ei kumottu: joku muu on muuttanut tätä ulkoasua välillä.';

export const conflict = {
  withOthers: {
    title: 'Joku muu muutti tätä ulkoasua',
    body: 'Muokatessasi joku muu tallensi tälle pohjalle toiset asetukset. Valitse, kummat säilyvät.',
    theirs: 'Toiset asetukset',
    mine: 'Omat asetuksesi',
    takeTheirs: 'Ota toiset',
    saveMine: 'Tallenna omat',
  },
  withOneself: {
    title: 'Muutit tätä ulkoasua toisaalla',
    body: 'Tallensit tälle pohjalle toiset asetukset toisessa välilehdessä tai toisella laitteella. Valitse, kummat säilyvät.',
    theirs: 'Toinen välilehti tai laite',
    mine: 'Tämä välilehti',
    takeTheirs: 'Ota toiset',
    saveMine: 'Tallenna nämä',
  },
} as const;

export const categoryNames = {
  All: 'Kaikki',
  General: 'Yleiset',
  Engineering: 'Tekniikka',
  Architectural: 'Arkkitehtuuri',
  Design: 'Muotoilu',
} satisfies Record<Template['category'] | 'All', string>;
