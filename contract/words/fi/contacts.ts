export const title = 'Yhteyshenkilöt';
export const loading = 'Ladataan yhteyshenkilöitä…';
export const failed = 'Yhteyshenkilöitä ei voitu ladata';
export const add = 'Lisää yhteyshenkilö';
export const addTitle = 'Lisää yhteyshenkilö';
export const editTitle = (name: string) => `Muokkaa: ${name}`;
export const empty = (customer: string) =>
  `Henkilöt, jotka voivat päättää, mitä asiakkaasta ${customer} saa näyttää. Lisää heidät, niin voit kirjata, kuka on suostunut ja mihin.`;

export const fieldsName = 'Nimi';
export const fieldsEmail = 'Sähköposti';
export const fieldsJobTitle = 'Tehtävänimike';
export const fieldsPhone = 'Puhelin';
export const fieldsLanguage = 'Kieli';

export const languageHint = 'Ehdotetut sanamuodot ovat tällä kielellä.';
export const actions = (name: string) => `Toiminnot: ${name}`;
export const edit = 'Muokkaa';
export const remove = 'Poista';
export const removeTitle = (name: string) => `Poistetaanko ${name}?`;
export const removeBody =
  'Nimi, sähköpostiosoite ja tehtävänimike säilyvät henkilön antamissa luvissa. Kaikki muu hänestä poistetaan, eivätkä hänen linkkinsä enää toimi. Tätä ei voi kumota.';
export const removeFailed = 'Yhteyshenkilöä ei poistettu';
export const removed = (name: string) => `${name} poistettiin`;
export const erase = 'Poista tiedot pyynnöstä…';
export const eraseTitle = (name: string) => `Poistetaanko tiedot kaikkialta: ${name}?`;
export const eraseBody =
  'Nimi, sähköpostiosoite, puhelinnumero ja tehtävänimike poistetaan yhteyshenkilöistä, kaikista pyynnöistä ja luvista sekä julkisilta sivuilta. Tieto siitä, mitä sallittiin ja milloin, säilyy. Tee tämä, kun henkilö itse pyytää. Tätä ei voi kumota.';
export const eraseAction = 'Poista tiedot';
export const eraseFailed = 'Tietoja ei poistettu';
export const erasedPerson = 'Tiedot poistettu pyynnöstä';
export const erased = 'Tiedot poistettiin. Tieto siitä, mitä sallittiin, säilyy.';
export const cancel = 'Peruuta';
export const create = 'Lisää yhteyshenkilö';
export const save = 'Tallenna muutokset';
export const saveFailed = 'Tietoja ei tallennettu';
export const saved = (name: string) => `${name} tallennettiin`;
export const added = (name: string) => `${name} lisättiin`;
