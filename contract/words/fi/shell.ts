export const skip = 'Siirry sisältöön';
export const organizationsFailed = 'Organisaatioitasi ei voitu ladata';
export const startFailedHint = 'Tarkista verkkoyhteytesi.';
export const pageFailed = 'Tätä sivua ei voitu näyttää';
export const pageFailedHint = 'Uudelleen lataaminen auttaa yleensä. Kaikki tallentamasi on tallella.';
export const lastSeen = 'Näet sen, mitä tämä selain näytti viimeksi.';

export const search = 'Haku';
export const searchKey = 'Ctrl K';
export const searchKeyOnApple = '⌘ K';

export const menuOpen = 'Avaa valikko';
export const menuName = 'Valikko';
export const menuClose = 'Sulje valikko';
export const create = 'Luo';
export const createReference = 'Uusi referenssi';
export const createCustomer = 'Uusi asiakas';

export const navigation = 'Päävalikko';
export const navigationMore = (page: string) => `Alasivut: ${page}`;
export const navigationWorkspace = 'TYÖTILA';
export const navigationBilling = 'LASKUTUS';
export const dashboard = 'Etusivu';
export const analytics = 'Analytiikka';
export const analyticsKeywords = 'analytiikka tilastot kävijät luvut raportit';
export const performance = 'Tulokset';
export const traffic = 'Liikenne';
export const engagement = 'Sitoutuminen';
export const references = 'Referenssit';
export const referencesBadge = 'Suosittu';
export const referencesAll = 'Kaikki referenssit';
export const referencesNew = 'Luo uusi referenssi';
export const templates = 'Pohjat';
export const collections = 'Kokoelmat';
export const documents = 'Asiakirjat';
export const documentsKeywords = 'tiedosto taulukko excel csv vienti lähetä';
export const assets = 'Aineistopankki';
export const translations = 'Käännökset';
export const permissions = 'Luvat';
export const permissionsKeywords = 'lupa hyväksyntä suostumus päättyvät perutut puuttuvat yhteyshenkilö';
export const tenders = 'Tarjoukset';
export const customers = 'Asiakkaat';
export const customersAll = 'Kaikki asiakkaat';
export const customersNew = 'Lisää uusi asiakas';
export const integrations = 'Integraatiot';
export const integrationsKeywords = 'upotus upottaa widget iframe verkkosivut sivusto script react api';
export const branding = 'Brändi-ilme';
export const team = 'Tiimin jäsenet';
export const organizationSettings = 'Organisaation asetukset';
export const organizationSettingsKeywords = 'aikavyöhyke nimi';
export const billing = 'Laskutus';
export const billingKeywords = 'paketit tilaus päivitys laskut maksut maksutapa';
export const settings = 'Asetukset';
export const help = 'Ohjeet ja tuki';

export const account = 'Tili';
export const accountGroup = 'TILI';
export const accountOf = (name: string) => `Tili: ${name}`;
export const accountLoading = 'Ladataan…';
export const accountProfile = 'Profiili';
export const accountSettings = 'Profiilin asetukset';
export const accountSignOut = 'Kirjaudu ulos';
export const signOut = 'Kirjaudu ulos';
export const themeLight = 'Vaihda vaaleaan teemaan';
export const themeDark = 'Vaihda tummaan teemaan';

export const quickStart = 'Pika-aloitus';
export const quickStartHint = 'Aloita luomalla ensimmäinen referenssisi';
export const quickStartNow = 'Aloita';
export const quickStartDismiss = 'Sulje pika-aloitus';

export const pastDue = 'Maksu epäonnistui';
export const pastDueUntil = (date: string) =>
  `Viimeisin maksu epäonnistui. Aikaa päivittää kortti on ${date} asti. Sen jälkeen rajat ovat samat kuin Free-paketissa, kunnes maksu on suoritettu.`;
export const pastDueNow =
  'Viimeisin maksu epäonnistui. Rajat ovat samat kuin Free-paketissa, kunnes maksu on suoritettu. Päivitä kortti.';
export const pastDueBilling = 'Siirry laskutukseen';

export const switcher = 'Organisaatiot';
export const switcherBefore = 'Organisaatio: ';
export const switcherLoading = 'Ladataan…';
export const switcherSwitching = 'Vaihdetaan…';
export const switcherNone = 'Ei organisaatiota';
export const switcherActive = 'Käytössä';
export const switcherSuspended = 'Jäädytetty';
export const switcherCreate = 'Luo organisaatio';
export const switcherRename = 'Vaihda organisaation nimi';
export const switcherLeave = 'Eroa organisaatiosta';
export const switcherDelete = 'Poista organisaatio';
export const switchFailed = 'Organisaatiota ei voitu vaihtaa. Yritä uudelleen.';
export const switchedFrom = (lost: string, shown: string) =>
  `${lost} ei ole enää käytettävissä. Nyt näkyy ${shown}.`;
export const openFailed = 'Organisaatiota ei voitu avata. Yritä uudelleen.';
export const openListFailed = 'Organisaatioitasi ei voitu ladata. Tämä on hetken kuluttua niiden joukossa.';
export const openUnavailable = 'Tämä organisaatio ei ole juuri nyt käytettävissä.';
