export const title = (reference: string) => `Mitä tilaaja lukee referenssistä ”${reference}”`;
export const description =
  'Vain tätä tarjousta varten. Tyhjäksi jätetty on sama kuin referenssissä ja sen tiedoissa.';
export const language = 'Näiden tekstien kieli';
export const languageHint = 'Muunkielisissä tiedostoissa ja sivuilla ovat referenssin omat tekstit.';
export const languageMissing =
  'Referenssillä ei ole tekstiä tällä kielellä. Jos kirjoitat otsikon, tilaaja lukee nämä sanat eikä muuta tekstiä siitä.';
export const titleTells = 'Otsikosta näkee asiakkaan nimen. Kirjoita otsikko, josta sitä ei näe.';
export const anonymous = 'Älä nimeä asiakasta';
export const calledSo = (alias: string) =>
  `Asiakasta kutsutaan nimellä ”${alias}”. Logo, kuvat ja henkilöt jäävät pois, samoin jokainen teksti, jossa asiakas mainitaan.`;
export const needsAlias = 'Kirjoita ensin referenssiin, miksi asiakasta kutsutaan ilman nimeä.';
export const openReference = 'Avaa referenssi';
export const facts = 'Tiedot, jotka tilaaja lukee';
export const cancel = 'Peruuta';
export const save = 'Tallenna';
export const notSaved = 'Tallennus ei onnistunut';
export const failed = 'Tarkista yhteys ja yritä uudelleen.';
export const changed =
  'Joku muu on muuttanut valintaa sillä välin. Tallenna uudelleen, niin sinun tietosi korvaavat muutokset.';
