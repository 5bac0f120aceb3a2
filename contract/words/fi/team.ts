import type { Role } from '../../rules/roles.ts';
import { roleNames } from './roles.ts';

export const pageTitle = 'Tiimin jäsenet';
export const pageDescription = (organization: string) =>
  `Ketkä tiimiin kuuluvat ja mitä kukin saa tehdä. Organisaatio: ${organization}.`;
export const pageInvite = 'Kutsu jäseniä';
export const pageSearch = 'Hae jäseniä';
export const pageLoading = 'Ladataan tiimiä…';
export const pageFailed = 'Tiimiä ei voitu ladata';
export const pageCount = (members: number, invitations: number) =>
  invitations > 0
    ? `${counted(members, 'jäsen', 'jäsentä')}, ${counted(invitations, 'kutsu', 'kutsua')}`
    : counted(members, 'jäsen', 'jäsentä');
export const pageNoneTitle = 'Ei tuloksia';
export const pageNone = 'Mikään nimi tai osoite ei vastaa hakua.';
export const pageClear = 'Tyhjennä haku';
export const pageReadOnly = (managers: string) =>
  `Vain omistajat ja ylläpitäjät voivat muuttaa tiimiä. Muutokset tekee ${managers}.`;
export const pageAlone = 'Toistaiseksi tiimissä olet vain sinä.';
export const pageAloneBody =
  'Kutsu mukaan ne, jotka kirjoittavat, tarkistavat ja julkaisevat referenssejä kanssasi.';

export const columnsPerson = 'Nimi ja sähköposti';
export const columnsRole = 'Rooli';
export const columnsState = 'Tila';
export const columnsActions = 'Toiminnot';

export const roles = roleNames;
export const roleNotes = {
  owner: 'Kaikki, myös muiden omistajien hallinta ja organisaation poistaminen.',
  admin: 'Samat kuin jäsenellä sekä brändi-ilme, laskutus, organisaation nimi ja muu tiimi paitsi omistajat.',
  member: 'Luo, muokkaa ja julkaisee referenssejä, asiakkaita ja kokoelmia.',
} satisfies Record<Role, string>;
export const rolesTitle = 'Mitä kukin rooli saa tehdä';

export const rowYou = 'Sinä';
export const rowUnnamed = 'Ei vielä nimeä';
export const rowActive = 'Aktiivinen';
export const rowInvited = 'Kutsuttu';
export const rowExpired = 'Vanhentunut';
export const rowExpires = 'Vanhenee';
export const rowBy = (name: string) => `Kutsuja: ${name}`;
export const rowDelivery = {
  sending: 'Viesti on matkalla',
  sent: 'Viesti lähetettiin',
  failed: 'Viestiä ei voitu toimittaa. Tarkista osoite.',
} as const;
export const rowLastOwner =
  'Ainoa omistaja, joten tätä ei voi muuttaa. Tee ensin jostakusta muusta omistaja.';
export const rowChangeRole = (name: string, role: string) => `${name}, rooli: ${role}. Vaihda`;
export const rowActions = (name: string) => `Toiminnot: ${name}`;

export const actions = {
  remove: 'Poista tiimistä…',
  resend: 'Lähetä uudelleen',
  checking: 'Tarkistetaan…',
  sending: 'Lähetetään…',
  copyLink: 'Kopioi liittymislinkki',
  copyNote: (email: string) => `Toimii vain osoitteella ${email}`,
  copied: (email: string) => `Kopioitu. Linkki toimii vain osoitteella ${email}.`,
  copyFailed: (link: string) => `Kopiointi ei onnistunut. Linkki on ${link}`,
  revoke: 'Mitätöi kutsu…',
  undo: 'Kumoa',
} as const;

export const changedRole = (name: string, role: string) => `${name} sai uuden roolin: ${role}`;
export const changedRemoved = (name: string) => `${name} ei ole enää tiimissä`;
export const changedRevoked = (email: string) => `Kutsu mitätöitiin: ${email}`;
export const changedResent = (email: string) => `Uusi kutsu on matkalla: ${email}`;

export const problemsForbidden = 'Roolisi ei enää salli tätä. Luettelo näyttää nykyisen tilanteen.';
export const problemsGone = 'Tämä henkilö ei ole enää tiimissä.';
export const problemsNotResent = (email: string) => `Ei lähetetty: ${email}`;

export const lower = {
  title: 'Luovutko omasta roolistasi?',
  body: (to: string) =>
    `Uusi roolisi on ${to}. Et voi palauttaa vanhaa roolia itse: sen voi antaa sinulle vain joku, jolla se on.`,
  action: 'Vaihda roolini',
  failed: 'Rooliasi ei vaihdettu',
} as const;
export const owner = {
  title: (name: string) => `Annetaanko omistajan rooli: ${name}?`,
  body: 'Omistaja saa tehdä kaiken: muuttaa jokaisen roolia, myös sinun, ja poistaa organisaation.',
  action: 'Anna omistajan rooli',
  failed: 'Roolia ei vaihdettu',
} as const;

export const removeTitle = (name: string) => `Poistetaanko ${name}?`;
export const removeBody = (name: string) =>
  `${name} menettää pääsyn heti. Kaikki hänen luomansa säilyy. Takaisin pääsee vain uudella kutsulla.`;
export const removeAction = 'Poista';
export const removeFailed = 'Ketään ei poistettu';

export const revokeTitle = 'Mitätöidäänkö tämä kutsu?';
export const revokeBody = (email: string) =>
  `${email} ei voi enää liittyä tällä kutsulla. Voit kutsua uudelleen milloin tahansa.`;
export const revokeAction = 'Mitätöi';
export const revokeFailed = 'Kutsua ei mitätöity';

export const inviteTitle = 'Kutsu jäseniä';
export const inviteDescription =
  'Jokainen saa sähköpostin, jossa on linkki. Se on voimassa 7 päivää ja toimii vain kyseisellä osoitteella.';
export const inviteAddresses = 'Sähköpostiosoitteet';
export const inviteAddressesHint = 'Yksi tai useampia, erota pilkulla, välilyönnillä tai rivinvaihdolla.';
export const inviteRole = 'Rooli';
export const inviteSend = (count: number) => (count > 1 ? `Lähetä ${count} kutsua` : 'Lähetä kutsu');
export const inviteCancel = 'Peruuta';
export const inviteClose = 'Sulje';
export const inviteNone = 'Kirjoita sähköpostiosoite';
export const inviteNotAnAddress = (text: string) => `”${text}” ei ole sähköpostiosoite`;
export const inviteTooMany = (most: number) => `Enintään ${most} kerralla: useampaa ei voi lähettää tunnissa`;
export const inviteResults = 'Kutsujen tulokset';
export const inviteSteps = {
  waiting: 'Odottaa',
  checking: 'Tarkistetaan…',
  sending: 'Lähetetään…',
  sent: 'Kutsuttu',
  skipped: 'Ei lähetetty',
} as const;
export const inviteSomeFailed = 'Lähettämättä jääneet ovat yhä yllä. Korjaa ne tai lähetä ne uudelleen.';
export const inviteDone = (addresses: readonly string[]) =>
  addresses.length === 1 ? `Kutsu lähetettiin: ${addresses[0]}` : `${addresses.length} kutsua lähetettiin`;

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
