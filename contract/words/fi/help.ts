export const homeTitle = 'Ohjeet ja tuki';
export const homeDescription =
  'Lyhyitä vastauksia siihen, miten asiat toimivat. Jos jotain puuttuu, vastaamme sähköpostitse.';
export const homeSearch = 'Hae ohjeista';
export const homeSearching = 'Haetaan…';
export const homeSearchFailed = 'Ohjeista ei voitu hakea';
export const homeFound = (count: number) => (count === 1 ? '1 ohje löytyi' : `${count} ohjetta löytyi`);
export const homeNoneTitle = (query: string) => `Ei tuloksia haulle ”${query}”`;
export const homeNone = 'Kokeile toista sanaa tai kysy meiltä: ihminen lukee jokaisen viestin.';

export const articleBack = 'Ohjeet ja tuki';
export const articleLoading = 'Ladataan ohjetta…';
export const articleFailed = 'Ohjetta ei voitu ladata';
export const articleGone = 'Tätä ohjetta ei ole';
export const articleGoneBody = 'Sen nimi on ehkä muuttunut. Luettelosta löydät kaikki ohjeet.';
export const articleAll = 'Kaikki ohjeet';
export const articleRelated = 'Aiheeseen liittyvät ohjeet';

export const askNotIt = 'Etkö löytänyt etsimääsi?';
export const askNotItBody = 'Kerro, mitä etsit.';
export const askStuck = 'Etkö päässyt eteenpäin?';
export const askStuckBody = 'Kirjoita meille. Ihminen lukee jokaisen viestin ja vastaa sähköpostitse.';
export const askAction = 'Ota yhteyttä';

export const contact = {
  title: 'Ota yhteyttä',
  description: 'Kerro, mitä haluat tehdä ja mitä sen sijaan tapahtuu.',
  loading: 'Ladataan lomaketta…',
  fullName: 'Koko nimi',
  email: 'Sähköposti',
  company: 'Yritys',
  phone: 'Puhelin',
  optional: 'Vapaaehtoinen',
  message: 'Viesti',
  messageHint: 'Vastaamme yllä olevaan osoitteeseen. Mainitse sivu tai referenssi, jota asia koskee.',
  send: 'Lähetä viesti',
  checking: 'Varmistetaan, että olet ihminen…',
  sending: 'Lähetetään…',
  failed: 'Viestiäsi ei lähetetty',
  sentTitle: 'Viestisi on perillä',
  sent: (email: string) =>
    `Se on tallessa ja matkalla postilaatikkoomme. Ihminen lukee sen ja vastaa osoitteeseen ${email}.`,
  retention: 'Säilytämme viestejä vuoden, sitten ne poistetaan.',
  another: 'Kirjoita toinen viesti',
  toArticles: 'Takaisin ohjeisiin',
} as const;
