import { limits } from '../../rules/limits.ts';
import type { OrganizationSettings } from '../../resources/organization.ts';

export const title = 'Organisaation asetukset';
export const description = (name: string) =>
  `Nämä asetukset koskevat kaikkia jäseniä. Organisaatio: ${name}.`;
export const failed = 'Asetuksia ei voitu ladata';
export const readOnly = 'Omistajat ja ylläpitäjät voivat muuttaa tätä.';

export const nameTitle = 'Nimi';
export const nameDescription = 'Näkyy kaikille jäsenille ja julkisella referenssisivulla.';
export const nameRename = 'Vaihda organisaation nimi';

export const addressTitle = 'Sivusi osoite';
export const addressDescription =
  'Mistä kävijät löytävät referenssisi. Organisaation uusi nimi ei muuta osoitetta.';
export const addressLabel = 'Nimi osoitteessa';
export const addressRedirects = (before: string) =>
  `Linkit, joissa on ”${before}”, ohjaavat jatkossa pysyvästi uuteen osoitteeseen.`;
export const addressSave = 'Tallenna';
export const addressSaved = 'Osoite tallennettiin';

export const timeZoneTitle = 'Aikavyöhyke';
export const timeZoneDescription = 'Analytiikan päivät alkavat ja päättyvät tämän aikavyöhykkeen mukaan.';
export const timeZoneLabel = 'Aikavyöhyke';
export const timeZoneHint = (time: string) =>
  `Siellä on nyt ${time}. Muutos koskee uusia käyntejä, aiemmat päivät pysyvät ennallaan.`;
export const timeZoneNoRegion = 'Muut';
export const timeZoneOwn = (zone: string) => `Käytä vyöhykettä ${zone}`;
export const timeZoneSave = 'Tallenna';
export const timeZoneSaved = 'Aikavyöhyke tallennettiin';
export const timeZoneConflict = (theirs: string, mine: string) =>
  `Joku muu valitsi juuri aikavyöhykkeen ${theirs}. Jos haluat sen tilalle vyöhykkeen ${mine}, tallenna uudelleen.`;

export const languagesTitle = 'Kielet';
export const languagesDescription = 'Referenssienne ja julkisen sivunne kielet.';
export const languagesOriginal = 'Referenssien kieli';
export const languagesOriginalHint =
  'Kieli, jolla referenssit kirjoitetaan, ellei referenssissä sanota muuta.';
export const languagesOrder = 'Käännetään kielille';
export const languagesNone = 'Ei käännöksiä: sivunne on yhdellä kielellä.';
export const languagesMove = (name: string) => `Siirrä: ${name}`;
export const languagesUp = (name: string) => `Siirrä ylös: ${name}`;
export const languagesDown = (name: string) => `Siirrä alas: ${name}`;
export const languagesRemove = (name: string) => `Poista: ${name}`;
export const languagesAdd = 'Lisää kieli';
export const languagesAddHint = `Kävijät näkevät kielet tässä järjestyksessä. Kieliä voi olla enintään ${limits.languages}, referenssien oma mukaan lukien.`;
export const languagesChoose = 'Valitse…';
export const languagesRemoved = (names: string) =>
  `Kävijät eivät enää näe näitä käännöksiä: ${names}. Tekstit säilyvät ja palaavat, kun lisäät kielen uudelleen.`;
export const languagesUntranslated = 'Kääntämättömät referenssit';
export const languagesChoices = {
  show: { label: 'Näytä alkukielellä', note: 'Kortissa kerrotaan, millä kielellä se on.' },
  hide: { label: 'Piilota', note: 'Kullakin sivulla on vain sen omankielistä sisältöä.' },
} satisfies Record<OrganizationSettings['untranslated'], { label: string; note: string }>;
export const languagesPicture = (choice: string) =>
  `${choice}: kaksi referenssiä, joista toinen on käännetty`;
export const languagesTaken =
  'Tämä kielikoodi on jo kertomuksen osoite. Anna kertomukselle ensin toinen osoite:';
export const languagesSave = 'Tallenna';
export const languagesSaved = 'Kielet tallennettu';
export const languagesConflict =
  'Joku muu muutti juuri kieliä. Tallenna uudelleen, jos haluat käyttää omiasi.';

export const permissionsTitle = 'Luvat';
export const permissionsDescription =
  'Mitä tapahtuu, kun asiakas ei ole sallinut sitä, mitä referenssi näyttää.';
export const permissionsLabel = 'Ennen julkaisemista';
export const permissionsPolicies = {
  off: {
    label: 'Ei käytössä',
    note: 'Mitään ei tarkisteta. Voit silti kirjata ja pyytää lupia.',
  },
  warn: {
    label: 'Varoita',
    note: 'Näyttää, mitä asiakas ei ole sallinut, mutta antaa julkaista.',
  },
  require: {
    label: 'Vaadi',
    note: 'Julkaisee vain sen, minkä asiakas on sallinut. Linkillä hyväksytty versio pysyy julkisena, kunnes asiakas hyväksyy muutoksen.',
  },
} satisfies Record<OrganizationSettings['permissionPolicy'], { label: string; note: string }>;
export const permissionsLoosened =
  'Tämä ei yksin julkaise mitään: referenssin uusin teksti tulee näkyviin, kun se tallennetaan seuraavan kerran.';
export const permissionsSave = 'Tallenna';
export const permissionsSaved = 'Käytäntö tallennettiin';
export const permissionsConflict = (theirs: string, mine: string) =>
  `Joku muu valitsi juuri käytännön ”${theirs}”. Jos haluat sen tilalle käytännön ”${mine}”, tallenna uudelleen.`;
export const permissionsRefused = 'Ei vielä sallittu';
export const permissionsMore = 'Katso kaikki Luvat-näkymässä';
export const permissionsAsk = 'Kysy kaikista';

export const requestsTitle = 'Hyväksyntäpyynnöt';
export const requestsDescription = 'Kuinka usein samalta yhteyshenkilöltä saa kysyä.';
export const requestsLabel = `Pyyntöjä samalle yhteyshenkilölle ${limits.approvalLoadDays} päivän aikana`;
export const requestsHint = `Tyhjänä rajaa ei ole. Jos pyyntöjä on enemmän kuin ${limits.approvalLoad}, niistä varoitetaan aina.`;
export const requestsWrong = `Kirjoita luku väliltä 1–${limits.approvalLimit} tai jätä tyhjäksi`;
export const requestsSave = 'Tallenna';
export const requestsSaved = 'Raja tallennettiin';
export const requestsConflict =
  'Joku muu muutti tätä juuri. Jos haluat sen tilalle oman lukusi, tallenna uudelleen.';

export const remindersTitle = 'Muistutukset';
export const remindersDescription = 'Sähköpostit päättyvistä luvista.';
export const remindersLabel = 'Muistuta päättyvistä luvista';
export const remindersHint = `Lähetetään ${limits.expiryReminderDays.filter(Boolean).join(' ja ')} päivää ennen luvan päättymistä sekä viimeisenä päivänä: omistajille, ylläpitäjille ja sille, joka pyysi luvan tai kirjasi sen.`;

export const websitesTitle = 'Sivustot';
export const websitesDescription = 'Sivustot, jotka saavat näyttää referenssisi upotuksena.';
export const websitesNote = 'Sivustojen luettelo on Integraatiot-näkymässä.';
export const websitesAny = 'Referenssejäsi saa näyttää millä tahansa sivustolla.';
export const websitesOnly = (count: number) =>
  count === 1
    ? 'Referenssejäsi saa näyttää yhdellä sivustolla.'
    : `Referenssejäsi saa näyttää ${count} sivustolla.`;
export const websitesOpen = 'Avaa integraatiot';

export const dataTitle = 'Omat tietosi';
export const dataDescription =
  'Kaikki, mitä organisaatiollasi on, tiedostoina jotka avautuvat ilman meitä: tietueet, taulukot, kuvat, asiakirjat ja tapahtumaloki.';
export const dataLoading = 'Ladataan…';
export const dataNone =
  'Paketti on ZIP-tiedosto. Kaikki omistajat saavat viestin, kun joku pyytää paketin ja kun se on valmis.';
export const dataPending = 'Pakettia kootaan. Voit poistua sivulta: saat viestin, kun se on valmis.';
export const dataReady = (made: string, until: string) => `Koottu ${made}, säilytetään ${until} asti.`;
export const dataFailed = (asked: string) => `Pakettia (${asked}) ei saatu koottua. Yritä uudelleen.`;
export const dataMake = 'Kokoa paketti';
export const dataAgain = 'Kokoa uusi paketti';
export const dataDownload = (volume: number, of: number, size: string) =>
  of === 1 ? `Lataa (${size})` : `Lataa osa ${volume}/${of} (${size})`;
