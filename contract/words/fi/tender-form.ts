export const createTitle = 'Uusi tarjous';
export const create = 'Luo tarjous';
export const editTitle = 'Muokkaa tarjousta';
export const save = 'Tallenna muutokset';
export const notSaved = 'Tarjousta ei tallennettu';
export const changed =
  'Joku muu on sillä välin muuttanut tätä tarjousta. Tallenna uudelleen, jos haluat omat arvosi hänen arvojensa tilalle.';
export const title = 'Otsikko';
export const titleHint = 'Esimerkiksi ”Koulun suunnittelu, Vantaan kaupunki”';
export const buyer = 'Tilaaja';
export const deadline = 'Määräaika';
export const holdUntil = 'Lupien on oltava voimassa';
export const holdUntilHint = 'Neljä kuukautta määräajan jälkeen, jos jätät tämän tyhjäksi.';
export const most = 'Referenssejä enintään';
export const mostHint = 'Jos tilaaja rajaa niitä.';
export const sameTwice = 'Sama referenssi saa vastata useaan vaatimukseen';
export const languages = 'Vastauksen kielet';
export const more = 'Lisää tästä tarjouksesta';
export const kind = 'Tilaajan laji';
export const countryHint = 'Kaksi kirjainta, esimerkiksi FI';
export const owner = 'Vastuuhenkilö';
export const ownerLeft = 'Joku, joka on lähtenyt';
export const moreLabels = {
  country: 'Tilaajan maa',
  lot: 'Hankinnan osa',
  procedure: 'Menettely',
  ted: 'Numero TEDissä',
  hilma: 'Numero Hilmassa',
  own: 'Oma numeronne',
} as const;
