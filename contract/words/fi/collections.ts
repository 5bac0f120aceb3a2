import { numericDay } from '../numeric-day.ts';
import { limits } from '../../rules/limits.ts';

export const references = (count: number) => `${count} ${count === 1 ? 'referenssi' : 'referenssiä'}`;

export const listTitle = 'Kokoelmat';
export const listDescription =
  'Yhteen kuuluvat referenssit haluamassasi järjestyksessä, omalla sivulla ja omana upotuksena.';
export const listCreate = 'Uusi kokoelma';
export const listSearch = 'Hae kokoelmia';
export const listLoading = 'Ladataan kokoelmia…';
export const listFailed = 'Kokoelmia ei voitu ladata';
export const listEmptyTitle = 'Ei vielä kokoelmia';
export const listEmpty =
  'Kokoa yhteen toimialan, tuotteen tai kaupan referenssit haluamaasi järjestykseen. Lähetä linkki tai näytä ne omalla verkkosivustollasi.';
export const listNoneMatchTitle = 'Ei tuloksia';
export const listNoneMatch = 'Näitä sanoja ei ole minkään kokoelman nimessä eikä kuvauksessa.';
export const listClear = 'Tyhjennä haku';
export const listCount = (shown: number, total: number) =>
  `${shown} / ${total} ${total === 1 ? 'kokoelma' : 'kokoelmaa'}`;
export const listFull = `Kaikki ${limits.collections} kokoelmaa ovat käytössä. Poista jokin, niin saat tilaa uudelle.`;
export const listLeft = (count: number) => `Tilaa vielä ${count} kokoelmalle`;
export const listNoItems = 'Ei vielä referenssejä';
export const listMore = (count: number) => `+${count}`;
export const listUpdated = 'Muokattu';
export const listActionsFor = (name: string) => `Toiminnot: ${name}`;

export const visibility = {
  public: { label: 'Julkinen', hint: 'Kuka tahansa näkee sivun, ja hakukoneet voivat löytää sen.' },
  unlisted: {
    label: 'Vain linkillä',
    hint: 'Näkyy niille, joilla on linkki tai jotka näkevät upotuksen. Hakukoneita pyydetään jättämään se pois.',
  },
  private: { label: 'Yksityinen', hint: 'Näkyy vain tiimillesi. Sillä ei ole sivua eikä upotusta.' },
} as const;

export const formCreateTitle = 'Uusi kokoelma';
export const formCreate = 'Luo kokoelma';
export const formEditTitle = 'Muokkaa tietoja';
export const formSave = 'Tallenna muutokset';
export const formCancel = 'Peruuta';
export const formName = 'Nimi';
export const formNameHint = 'Kävijät näkevät sen korttien yläpuolella.';
export const formDescription = 'Kuvaus';
export const formOptional = 'Vapaaehtoinen';
export const formVisibility = 'Kuka näkee kokoelman';
export const formNotCreated = 'Kokoelmaa ei luotu';
export const formNotSaved = 'Muutoksia ei tallennettu';
export const formFailed = 'Kokoelmaa ei voitu tallentaa. Yritä uudelleen.';
export const formConflict =
  'Joku muu muutti kokoelmaa, kun muokkasit sitä. Säilytä oma versiosi tallentamalla uudelleen tai ota toinen versio.';
export const formLoadTheirs = 'Ota toinen versio';
export const formSaved = 'Tiedot tallennettiin';

export const pageBack = 'Kokoelmat';
export const pageLoading = 'Ladataan kokoelmaa…';
export const pageGone = 'Tätä kokoelmaa ei ole';
export const pageGoneBody = 'Se on ehkä poistettu, tai se kuuluu toiselle organisaatiolle.';
export const pageEdit = 'Muokkaa tietoja';
export const pageRemove = 'Poista kokoelma';
export const pageDocument = 'Tee asiakirja';

export const shareTitle = 'Jaa';
export const shareCopyLink = 'Kopioi linkki';
export const shareCopyFailed = 'Linkkiä ei voitu kopioida. Avaa sivu ja kopioi sen osoite.';
export const shareView = 'Katso sivu';
export const shareEmbed = 'Upota';
export const shareChange = 'Muuta, kuka näkee kokoelman';
export const shareUntil = (day: string) => `Avoinna ${numericDay(day, 'fi')} asti`;
export const shareNothingVisible = 'Sivu on tyhjä, kunnes jokin referensseistä on julkaistu ja julkinen.';

export const embed = {
  title: 'Näytä verkkosivustollasi',
  description: 'Liitä koodi kohtaan, jossa korttien pitää näkyä. Ne näyttävät aina kokoelman ajantasaisena.',
  kind: 'Koodin tyyppi',
  script: 'Skripti',
  scriptTitle: 'HTML ja skripti',
  scriptNote: 'Kortit ovat osa sivuasi.',
  iframe: 'Iframe',
  iframeTitle: 'HTML ilman skriptiä',
  iframeNote: 'Järjestelmiin, jotka eivät salli skriptejä. Kortit vierivät kehyksessä.',
  copy: 'Kopioi koodi',
  customize: 'Asettelu, värit ja React',
  preview: 'Esikatselu',
  previewOf: (name: string) => `Esikatselu: ${name}`,
  unlisted: 'Kokoelma näkyy vain linkillä, mutta upotettuna sen näkevät kaikki verkkosivustosi kävijät.',
  close: 'Valmis',
} as const;

export const itemsTitle = 'Referenssit';
export const itemsAdd = 'Lisää referenssejä';
export const itemsEmptyTitle = 'Kokoelmassa ei ole referenssejä';
export const itemsEmpty = 'Valitse yhteen kuuluvat referenssit. Voit järjestää ne sen jälkeen.';
export const itemsSeen = (seen: number, total: number) => {
  if (seen === 0) return 'Kävijät eivät näe vielä mitään.';
  if (total === 1) return 'Kävijät näkevät sen.';
  return seen === total
    ? `Kävijät näkevät kaikki ${total} tässä järjestyksessä.`
    : `Kävijät näkevät ${seen} / ${total} tässä järjestyksessä.`;
};
export const itemsFailed = 'Referenssejä ei voitu ladata';
export const itemsHidden = {
  Draft: 'Kävijät eivät näe luonnoksia.',
  Archived: 'Kävijät eivät näe arkistoituja referenssejä.',
  private: 'Yksityinen: kävijät eivät näe tätä.',
  unlisted: 'Vain linkillä: näkyy tämän kokoelman upotuksissa, ei sen sivulla.',
} as const;
export const itemsUnknown = 'Tätä referenssiä ei löytynyt';
export const itemsHandle = (title: string) => `Siirrä ${title}`;
export const itemsActionsFor = (title: string) => `Toiminnot: ${title}`;
export const itemsToTop = 'Siirrä alkuun';
export const itemsUp = 'Siirrä ylös';
export const itemsDown = 'Siirrä alas';
export const itemsToEnd = 'Siirrä loppuun';
export const itemsOpen = 'Muokkaa referenssiä';
export const itemsRemove = 'Poista kokoelmasta';
export const itemsRemoved = (title: string) => `${title} poistettiin kokoelmasta`;
export const itemsUndo = 'Kumoa';
export const itemsUndoMove = 'Kumoa siirto';
export const itemsSaving = 'Tallennetaan…';
export const itemsSaved = (title: string, position: number, total: number) =>
  `${title} on paikalla ${position} / ${total}.`;
export const itemsUndone = 'Järjestys on ennallaan.';
export const itemsRetry = 'Yritä uudelleen';
export const itemsConflict = 'Joku muu on muuttanut kokoelmaa. Tässä on nykyinen versio.';
export const itemsUseMine = 'Käytä omaa järjestystäni';

export const pickerTitle = 'Lisää referenssejä';
export const pickerSearch = 'Hae referenssejä';
export const pickerLoading = 'Ladataan referenssejä…';
export const pickerAlready = 'Jo kokoelmassa';
export const pickerNoneTitle = 'Ei vielä referenssejä';
export const pickerNone = 'Luo ensin referenssi, niin voit lisätä sen kokoelmiin.';
export const pickerCreate = 'Luo uusi referenssi';
export const pickerNoneMatch = 'Mikään referenssi ei vastaa hakua.';
export const pickerShowMore = 'Näytä lisää';
export const pickerAdd = (count: number) => (count === 0 ? 'Lisää' : `Lisää ${references(count)}`);
export const pickerChosen = (count: number) => `${count} ${count === 1 ? 'valittu' : 'valittua'}`;
export const pickerTooMany = (room: number) =>
  `Kokoelmaan mahtuu enintään ${limits.collectionItems} referenssiä. Tilaa on vielä ${room} referenssille.`;
export const pickerFailed = 'Referenssejä ei lisätty';
export const pickerCancel = 'Peruuta';
export const pickerDone = (count: number) => `${references(count)} lisättiin`;

export const removeTitle = (name: string) => `Poistetaanko ${name}?`;
export const removeBody = (count: number) =>
  count === 0
    ? 'Tätä ei voi kumota.'
    : `Kokoelman ${count === 1 ? 'referenssi säilyy' : `${count} referenssiä säilyvät`}. Tätä ei voi kumota.`;
export const removePage = 'Kokoelman sivu ja kaikki sen upotukset lakkaavat toimimasta.';
export const removeAction = 'Poista';
export const removeFailed = 'Kokoelmaa ei poistettu';
export const removeDone = (name: string) => `${name} poistettiin`;
