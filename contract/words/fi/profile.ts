import { limits } from '../../rules/limits.ts';

export const title = 'Asetukset';
export const description = 'Tilisi, sen suojaus ja mitä tietoja meillä on sinusta.';
export const backToStart = 'Luo organisaatiosi';

export const youTitle = 'Sinä';
export const youDescription = 'Miten näyt tiimillesi.';
export const youLoadFailed = 'Profiiliasi ei voitu ladata';
export const youName = 'Koko nimi';
export const youNameRequired = 'Kirjoita nimesi';
export const youEmail = 'Sähköposti';
export const youEmailHint = 'Kirjaudut sisään tällä osoitteella. Sitä ei voi vaihtaa.';
export const youLanguage = 'Näkymien kieli';
export const youLanguageHint = 'Sivu ladataan uudelleen.';
export const youSave = 'Tallenna';
export const youSaved = 'Tallennettu';

export const passwordTitle = 'Salasana';
export const passwordDescription = 'Vaihda se, jos joku muu voi tietää sen.';
export const passwordBody = `Vähintään ${limits.passwordLength} merkkiä. Vaihto kirjaa sinut ulos kaikkialta.`;
export const passwordOpen = 'Vaihda salasana';
export const passwordDialogTitle = 'Vaihda salasana';
export const passwordCurrent = 'Nykyinen salasana';
export const passwordNext = 'Uusi salasana';
export const passwordNextHint = `Vähintään ${limits.passwordLength} merkkiä. Muutama sana peräkkäin toimii hyvin.`;
export const passwordCurrentRequired = 'Kirjoita nykyinen salasanasi';
export const passwordSame = 'Valitse salasana, joka poikkeaa nykyisestä';
export const passwordChange = 'Vaihda salasana';
export const passwordConsequence =
  'Kaikilla selaimilla ja laitteilla, myös tällä, on kirjauduttava uudelleen uudella salasanalla.';
export const passwordNotConfirmed = 'Koodi puuttuu. Yritä uudelleen.';

export const twoFactorTitle = 'Kaksivaiheinen tunnistautuminen';
export const twoFactorDescription = 'Puhelimen antama koodi salasanan lisäksi.';
export const twoFactorOn = 'Käytössä';
export const twoFactorOff = 'Ei käytössä';
export const twoFactorOnBody = 'Sisäänkirjautuminen kysyy koodin todennussovelluksestasi.';
export const twoFactorOffBody = 'Sen ansiosta pelkkä salasanasi ei riitä, vaikka joku saisi sen selville.';
export const twoFactorLoading = 'Tarkistetaan, onko se käytössä…';
export const twoFactorSetUp = 'Ota käyttöön';
export const twoFactorTurnOff = 'Poista käytöstä';
export const twoFactorTurnOffTitle = 'Poistetaanko kaksivaiheinen tunnistautuminen käytöstä?';
export const twoFactorTurnOffBody =
  'Pelkkä salasana avaa taas tilisi. Voit ottaa tunnistautumisen uudelleen käyttöön milloin tahansa.';
export const twoFactorTurnedOff = 'Kaksivaiheinen tunnistautuminen on poistettu käytöstä';
export const twoFactorTurnedOn = 'Kaksivaiheinen tunnistautuminen on käytössä';
export const twoFactorSetUpTitle = 'Ota kaksivaiheinen tunnistautuminen käyttöön';
export const twoFactorPreparing = 'Luodaan avainta…';
export const twoFactorPrepareFailed = 'Avainta ei voitu luoda';
export const twoFactorScan =
  'Lue koodi todennussovelluksella, esimerkiksi salasananhallintasi tai puhelimesi omalla.';
export const twoFactorQrTitle = 'QR-koodi, jossa on avain todennussovellukseesi';
export const twoFactorKey = 'Tai kirjoita tämä avain sovellukseen';
export const twoFactorCopyKey = 'Kopioi avain';
export const twoFactorCode = 'Sovelluksen näyttämä koodi';
export const twoFactorCodeHint = 'Kuusi numeroa. Koodi osoittaa, että sovellus ja avain kuuluvat yhteen.';
export const twoFactorLost =
  'Palautuskoodeja ei ole. Jos menetät sekä sovelluksen että avaimen, vain tukemme voi päästää sinut takaisin, kun henkilöllisyytesi on varmistettu. Säilytä avain turvallisessa paikassa.';
export const twoFactorTurnOn = 'Ota käyttöön';

export const sessionsTitle = 'Kirjautumiset';
export const sessionsDescription = 'Jos kannettava katosi tai käytit yhteistä tietokonetta.';
export const sessionsBody = 'Kirjaa sinut heti ulos kaikilta selaimilta ja laitteilta, myös tältä.';
export const sessionsOpen = 'Kirjaudu ulos kaikkialta';
export const sessionsConfirmTitle = 'Kirjaudutaanko ulos kaikkialta?';
export const sessionsConfirmBody =
  'Kaikilla selaimilla ja laitteilla, myös tällä, on kirjauduttava uudelleen. Muiden laitteiden tallentamattomat tekstit säilyvät niillä, kunnes kirjaudut taas.';
export const sessionsConfirm = 'Kirjaudu ulos kaikkialta';

export const appearanceTitle = 'Ulkoasu';
export const appearanceDescription = 'Miltä Refdeck näyttää tässä selaimessa.';
export const appearanceTheme = 'Teema';
export const appearanceLight = 'Vaalea';
export const appearanceDark = 'Tumma';

export const dataTitle = 'Tietosi';
export const dataDescription = 'Lataa tai poista tiedot, joita meillä on sinusta.';
export const dataExportTitle = 'Tietojen lataus';
export const dataExportBody =
  'Yksi JSON-tiedosto, jossa ovat profiilisi, organisaatiosi ja roolisi, se, mitä olet luonut, ja se, mitä olet tililläsi tehnyt. Siinä luetellaan myös, mitä siihen ei sisälly.';
export const dataExport = 'Lataa tietoni';
export const dataExported = (file: string) => `${file} ladattiin`;
export const dataDeleteTitle = 'Poista tili';
export const dataDeleteBody = 'Poistaa tilisi ja jäsenyytesi kaikissa organisaatioissa. Tätä ei voi kumota.';
export const dataDelete = 'Poista tili';

export const deletionTitle = 'Poistetaanko tilisi?';
export const deletionGoes = 'Mitä poistetaan';
export const deletionGoesList = [
  'Nimesi, sähköpostiosoitteesi, salasanasi ja toinen tunnistautumistapasi',
  'Jäsenyytesi kaikissa organisaatioissa ja osoitteeseesi lähetetyt kutsut',
  'Uutiskirjeesi tilaus',
];
export const deletionStays = 'Mitä säilyy';
export const deletionStaysList = [
  'Luomasi referenssit, asiakkaat, kokoelmat ja tiedostot. Ne kuuluvat organisaatiolleen, joka näyttää nimesi tilalla ”Entinen jäsen”.',
  'Tapahtumalokin merkinnät käyttäjätunnisteellasi, ilman nimeä ja osoitetta, 400 päivää',
];
export const deletionExportFirst =
  'Lataa ensin tietosi, jos haluat säilyttää ne: jälkikäteen niitä ei enää saa.';
export const deletionGoOn = 'Jatka';
export const deletionConfirmTitle = 'Poistetaanko tilisi lopullisesti?';
export const deletionConfirmBody = 'Poistettua tiliä ei voi palauttaa.';
export const deletionTyped = (email: string) => `Vahvista kirjoittamalla ${email}`;
export const deletionDelete = 'Poista tilini';
export const deletionRefusedTitle = 'Olet ainoa omistaja';
export const deletionRefusedBody =
  'Organisaatiolla on oltava omistaja. Tee jostakusta muusta omistaja kussakin näistä tai poista organisaatio (valikossa, jossa on sen nimi). Palaa sitten tänne.';
export const deletionOpenTeam = 'Avaa tiimi';
export const deletionSuspended = 'Jäädytetty. Ota yhteyttä tukeemme.';
export const deletionClose = 'Sulje';

export const cancel = 'Peruuta';
export const retry = 'Yritä uudelleen';

/** Only read out, after the words of the link. */
export const openTeamOf = (organization: string) => `: ${organization}`;
