import type { PermissionEntry } from '../../resources/permission.ts';

export const title = 'Luvat';
export const loading = 'Ladataan lupia…';
export const failed = 'Lupia ei voitu ladata';
export const record = 'Kirjaa lupa';
export const recordMany = 'Kirjaa useita';
export const emptyTitle = 'Ei vielä kirjauksia';
export const empty = (customer: string) =>
  `Mitä ${customer} antaa sinun näyttää, missä ja mihin asti? Kirjaa, mitä on sovittu sopimuksella, sähköpostitse tai suullisesti.`;
export const emptyForReference = 'Tälle referenssille ei ole kirjattu, mitä asiakas sallii.';
export const tampered = 'Näitä lupia on muutettu kirjaamisen jälkeen';
export const tamperedBody =
  'Jotain kirjausta on muutettu, poistettu tai siirretty Refdeckin tietovarastossa. Älä luota näihin, ennen kuin olet verrannut niitä sopimuksiin ja sähköposteihin.';
export const tamperedHelp = 'Ilmoita meille';

export const askQuickly = 'Kysy nopeasti';

export const redTitle = (things: number, customer: string) =>
  things === 1
    ? `1 asia on julkisena, vaikka ${customer} ei salli sitä`
    : `${things} asiaa on julkisena, vaikka ${customer} ei salli niitä`;
export const redEnded = (day: string) => `Päättyi ${day}`;
export const redNever = 'Ei kysytty';
export const redDown = 'Poista näkyvistä';
export const redAsk = 'Kysy';
export const redHide = (parts: string) => `Piilota: ${parts}`;
export const redHidden = (parts: string) => `Piilossa, kunnes lupa saadaan: ${parts}.`;
export const redDone = (name: string) => `”${name}” on nyt luonnos, eikä se näy referenssisivulla.`;
export const redUndo = 'Kumoa';

export const scope = 'Kohde';
export const forAll = 'Kaikki referenssit';
export const states = {
  allowed: 'Sallittu',
  'not asked': 'Ei kysytty',
  requested: 'Odottaa',
  waiting: 'Ei vielä',
  declined: 'Kielletty',
  expired: 'Päättynyt',
  withdrawn: 'Peruttu',
} as const;
export const exposed = 'Julkisena ilman lupaa';
export const channel = 'Kanava';
export const lastDay = 'Päättyy';
export const noEnd = 'Ei päättymistä';
export const from = (day: string) => `${day} alkaen`;

export const allOf = (customer: string) => `Kaikki luvat: ${customer}`;

export const ledger = 'Miten tähän tultiin';
export const earlier = (count: number) =>
  count === 1 ? 'Näytä 1 aiempi kirjaus' : `Näytä ${count} aiempaa kirjausta`;
export const extend = 'Jatka lupaa';
export const details = 'Sanamuoto ja todisteet';
export const wording = 'Sanamuoto, johon suostuttiin';
export const evidence = 'Todisteet';
export const goneFile = 'Tiedosto, jota ei enää ole';
export const noEvidence = 'Ei kirjattu';
export const address = 'Sähköposti';
export const order = 'Kirjaus';
export const by = {
  link: ', hyväksyntälinkillä',
  contract: ', sopimuksella',
  email: ', sähköpostitse',
  spoken: ', suullisesti',
} satisfies Record<NonNullable<PermissionEntry['method']>, string>;
export const somebody = 'tiimistä poistunut jäsen';
export const goneReference = 'poistettu referenssi';

interface Told {
  who: string;
  what: string;
  period: string;
  /** Begins with a comma, or is empty. */
  how: string;
  /** Undefined for an entry that no member recorded. */
  member: string | undefined;
  day: string;
}
const end = ({ how, member, day }: Told) =>
  member ? `${how}. Kirjannut ${member}, ${day}.` : `${how}, ${day}.`;
export const sentences = {
  granted: (told) => `${told.who} salli: ${told.what}${told.period}${end(told)}`,
  extended: (told) => `${told.who} jatkoi lupaa: ${told.what}${told.period}${end(told)}`,
  declined: (told) => `${told.who} kielsi: ${told.what}${end(told)}`,
  withdrawn: (told) => `${told.who} perui luvan: ${told.what}${end(told)}`,
  expired: ({ what, day }) => `Lupa päättyi ${day}: ${what}.`,
  revoked: ({ member, what, day }) => `${capital(member ?? somebody)} mitätöi luvan ${day}: ${what}.`,
} satisfies Record<PermissionEntry['kind'], (told: Told) => string>;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const forReference = (title: string | undefined) => `, ${title ? `”${title}”` : goneReference}`;
export const validFrom = (day: string) => `, ${day} alkaen`;
export const validUntil = (day: string) => `, ${day} asti`;
export const inLanguages = (languages: string) => `Kielet: ${languages}.`;
export const closedBy = (who: string, isDeclined: boolean, day: string) =>
  `${who} ${isDeclined ? 'kielsi tämän' : 'perui luvan'} ${day}`;

export const publicNow = 'Julki nyt';
export const publicStory = 'Tarina';
export const publicCollections = (count: number) => (count === 1 ? '1 kokoelma' : `${count} kokoelmaa`);
export const publicWebsites = (count: number) =>
  count === 1 ? '1 verkkosivusto' : `${count} verkkosivustoa`;

export const usageTitle = 'Missä sitä käytetään';

export const withdraw = 'Peru lupa';

export const dialogTitle = 'Kirjaa lupa';
export const dialogDescription =
  'Kirjaa, mitä sovittiin. Myöhemmät kirjaukset täydentävät sitä, eikä mitään niistä muuteta.';
export const dialogExtendTitle = 'Jatka lupaa';
export const dialogExtendDescription =
  'Nykyinen lupa on valittuna valmiiksi. Se kirjataan uutena lupana, jolla on uusi viimeinen päivä.';
export const dialogSubjects = 'Mitä saa näyttää';
export const dialogChannels = 'Missä';
export const dialogScope = 'Kohde';
export const dialogAll = (customer: string) => `Kaikki referenssit: ${customer}`;
export const dialogFrom = 'Ensimmäinen päivä';
export const dialogFromHint = 'Tyhjänä: heti';
export const dialogUntil = 'Viimeinen päivä';
export const dialogUntilHint = 'Tyhjänä: kunnes lupa perutaan';
export const dialogMethod = 'Miten siitä sovittiin';
export const dialogMethods = { contract: 'Sopimus', email: 'Sähköposti', spoken: 'Suullisesti' } as const;
export const dialogContact = 'Kuka suostui';
export const dialogNoContact = 'Ei nimettyä henkilöä';
export const dialogContactHint = 'Yhteyshenkilöt lisätään asiakkaan sivulla.';
export const dialogWording = 'Sanamuoto, johon suostuttiin';
export const dialogWordingHint =
  'Seuraa valintojasi, kunnes kirjoitat oman. Liitä tähän sopimuksen tai sähköpostin sanamuoto.';
export const dialogSuggest = 'Käytä ehdotusta';
export const dialogEvidence = 'Todiste';
export const dialogEvidenceHint =
  'Mistä sopimus tai sähköposti löytyy, esimerkiksi ”Puitesopimus, kohta 7, CRM-järjestelmässä”.';

export const dialogFilesLabel = 'Todisteet tiedostoina';
export const dialogFilesHint = (most: number) =>
  `Sopimus tai sähköposti PDF-tiedostona tai kuvana, enintään ${most} kpl. Ne säilyvät aineistopankissa yhtä kauan kuin tämä kirjaus.`;
export const dialogFilesUpload = 'Lisää tiedostoja';
export const dialogFilesLibrary = 'Valitse aineistopankista';
export const dialogFilesFile = 'Tiedosto';
export const dialogFilesRemove = (name: string) => `Poista ${name}`;

export const dialogNewerTitle = 'Kirjaa uudempi lupa';
export const dialogNewerBody = (refusal: string) =>
  `${refusal}. Se avautuu vain uudemmalla luvalla ja todisteella.`;
export const dialogNewerDay = 'Annettu';
export const dialogNewerDayHint = (day: string) => `${day} jälkeen`;
export const dialogNewerDayMissing = (day: string) =>
  `Valitse päivä, jona lupa annettiin: se on ${day} jälkeen`;
export const dialogNewerFile = 'Lisää viesti tai sopimus tiedostona';
export const dialogNewerOnlyManagers = 'Vain omistajat ja ylläpitäjät voivat kirjata sen.';

export const dialogCancel = 'Peruuta';
export const dialogSave = 'Kirjaa lupa';
export const dialogFailed = 'Lupaa ei kirjattu';
export const dialogSaved = 'Lupa kirjattiin';
