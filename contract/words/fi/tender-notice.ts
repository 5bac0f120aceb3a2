export const title = 'Uusi tarjous ilmoituksesta';
export const description =
  'Teksti luetaan selaimessasi. Näet, mitä löytyi, eikä mitään tallenneta ennen kuin otat sen käyttöön.';
export const text = 'Mitä tilaaja vaatii';
export const textHint =
  'Liitä teksti tarjouspyynnöstä tai pelkkä ilmoituksen numero tai osoite TEDissä. Tai avaa tiedosto: PDF, Word tai TEDin tai Hilman XML.';
export const open = 'Avaa tiedosto';
export const read = 'Lue';
export const cancel = 'Peruuta';
export const back = 'Takaisin tekstiin';
export const use = 'Käytä näitä';
export const missing = 'Liitä ensin teksti tai avaa tiedosto';
export const tooLong = 'Teksti on liian pitkä. Liitä vain referenssejä koskeva osa.';
export const unreadable = 'Tiedostoa ei voi lukea. Liitä sanat sen sijaan.';
export const noText = 'Tiedostossa ei ole tekstiä, vain kuvia. Liitä sanat sen sijaan.';
export const locked = 'PDF-tiedostossa on salasana. Tallenna se ilman salasanaa tai liitä sanat.';
export const otherKind = 'Tämä ei ole avoimen kilpailutuksen ilmoitus. Liitä sanat sen sijaan.';
export const nothing = 'Vaatimuksia ei löytynyt. Poimi lauseita alla olevasta luettelosta.';
export const stated = 'Mitä muuta ilmoituksessa on';
export const estimate = (sum: string) => `Arvioitu arvo ${sum}`;
export const wishesHint =
  'Näitä ei vaadita. Ota ne mukaan, jos saman alan tai alueen referenssien pitää tulla ensin.';
export const found = 'Löytyneet vaatimukset';
export const take = (text: string) => `Käytä: ”${text}”`;
export const number = (count: number) => `${count} ${count === 1 ? 'referenssi' : 'referenssiä'}`;
export const rest = (count: number) => `Ei ymmärretty: ${count} ${count === 1 ? 'lause' : 'lausetta'}`;
export const makeNeed = 'Tee siitä vaatimus';
export const untitled = 'Tarjous';
export const notSaved = 'Tarjousta ei tallennettu';
export const someFailed = (added: number, of: number) =>
  `${added} / ${of} vaatimusta lisättiin. Lisää loput käsin.`;
/** By the codes of the European forms. */
export const procedures: Partial<Record<string, string>> = {
  open: 'Avoin menettely',
  restricted: 'Rajoitettu menettely',
  'neg-w-call': 'Neuvottelumenettely',
  'comp-dial': 'Kilpailullinen neuvottelumenettely',
  innovation: 'Innovaatiokumppanuus',
};
