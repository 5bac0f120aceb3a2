export const title = 'Aineistopankki';
export const description =
  'Organisaatiosi kuvat ja asiakirjat, valmiina kortteja, logoja ja linkkejä varten.';
export const upload = 'Lisää tiedostoja';
export const drop = 'Pudota tiedostot tähän';
export const dropNote = 'PNG, JPEG, WebP, AVIF tai GIF enintään 10 Mt, PDF enintään 25 Mt';
export const loading = 'Ladataan tiedostoja…';
export const failed = 'Tiedostoja ei voitu ladata';
export const emptyTitle = 'Ei vielä tiedostoja';
export const empty =
  'Lisää kuvia ja PDF-asiakirjoja tai pudota ne mihin tahansa kohtaan tällä sivulla. Voit käyttää niitä referensseissä, asiakkaissa ja brändi-ilmeessä.';
export const search = 'Hae tiedostoja';
export const kind = 'Tiedoston tyyppi';
export const kinds = { all: 'Kaikki', image: 'Kuvat', document: 'Asiakirjat' } as const;
export const sort = 'Järjestys';
export const sorts = { newest: 'Uusimmat ensin', name: 'Nimi A–Ö', size: 'Suurimmat ensin' } as const;
export const cards = 'Näytä kortteina';
export const table = 'Näytä taulukkona';
export const view = 'Näkymä';
export const noneMatchTitle = 'Ei tuloksia';
export const noneMatch = 'Mikään tiedosto ei vastaa hakua.';
export const clear = 'Tyhjennä suodattimet';
export const showMore = 'Näytä lisää';
export const count = (shown: number, total: number) => `${shown} / ${files(total)}`;
export const stored = (count: number, size: string) => `${files(count)}, yhteensä ${size}`;
export const statuses = { pending: 'Käsitellään', rejected: 'Ei hyväksytty' } as const;

export const columnsName = 'Nimi';
export const columnsType = 'Tyyppi';
export const columnsSize = 'Koko';
export const columnsDimensions = 'Mitat';
export const columnsUploaded = 'Lisätty';

export const trayTitle = 'Siirrot';
export const trayProgress = (ended: number, all: number) => `Valmiina ${ended} / ${all}`;
export const trayDone = (ready: number, failed: number) =>
  [ready > 0 ? `${files(ready)} lisättiin` : '', failed > 0 ? `${files(failed)} jäi lisäämättä` : '']
    .filter(Boolean)
    .join(', ') || 'Mitään ei lisätty';
export const trayCancelAll = 'Peruuta kaikki';
export const trayRetryAll = 'Yritä epäonnistuneita uudelleen';
export const trayClear = 'Tyhjennä valmiit';

export const detailsLoading = 'Ladataan tiedostoa…';
export const detailsFailed = 'Tiedostoa ei voitu ladata';
export const detailsGone = 'Tätä tiedostoa ei ole';
export const detailsGoneBody = 'Se on ehkä poistettu, tai se kuuluu toiselle organisaatiolle.';
export const detailsNoPreview = 'Kuvaa ei voi näyttää.';
export const detailsType = 'Tyyppi';
export const detailsDimensions = 'Mitat';
export const detailsSize = 'Koko';
export const detailsUploaded = 'Lisätty';
export const detailsBy = 'Lisännyt';
export const detailsSizes = 'Saatavilla olevat koot';
export const detailsReason = 'Miksi sitä ei hyväksytty';
export const detailsProcessing = 'Tiedostoa käsitellään vielä. Voit käyttää sitä hetken kuluttua.';
export const detailsUsedIn = 'Käytössä';
export const detailsUnused = 'Ei käytössä missään.';
export const detailsLoadingUses = 'Selvitetään, missä sitä käytetään…';
export const detailsInUse =
  'Käytössä olevaa tiedostoa ei voi poistaa. Valitse ensin toinen kuva yllä oleviin paikkoihin.';
export const detailsCopy = 'Kopioi osoite';
export const detailsOpen = 'Avaa';
export const detailsRemove = 'Poista';

export const uses = {
  reference: 'Referenssi',
  customer: 'Asiakas',
  branding: 'Brändi-ilme',
  permission: 'Lupa',
} as const;

export const removeTitle = (name: string) => `Poistetaanko ${name}?`;
export const removeBody = 'Tiedosto häviää aineistopankista, eikä sen osoite enää toimi. Tätä ei voi kumota.';
export const removeAction = 'Poista';
export const removeFailed = 'Tiedostoa ei poistettu';
export const removeDone = (name: string, minutesUntilFreed: number) =>
  minutesUntilFreed > 0
    ? `${name} poistettiin. Sen siirto oli vielä kesken, joten tila vapautuu ${minutesUntilFreed} minuutin kuluessa.`
    : `${name} poistettiin`;

function files(count: number): string {
  return `${count} ${count === 1 ? 'tiedosto' : 'tiedostoa'}`;
}
