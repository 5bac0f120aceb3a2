import type { Approval } from '../../resources/approval.ts';
import { limits } from '../../rules/limits.ts';

const times = (count: number) => (count === 1 ? 'kerran' : count === 2 ? 'kahdesti' : `${count} kertaa`);
export const ask = 'Pyydä hyväksyntää';
export const askAgain = 'Kysy uudelleen';
export const title = 'Hyväksyntäpyynnöt';
export const failed = 'Hyväksyntäpyyntöjä ei voitu ladata';
export const retry = 'Yritä uudelleen';
export const statuses = {
  waiting: 'Odottaa',
  approved: 'Hyväksytty',
  'changes suggested': 'Muutoksia ehdotettu',
  declined: 'Ei hyväksytty',
  canceled: 'Peruttu',
  lapsed: 'Ei vastattu ajoissa',
} satisfies Record<Approval['status'], string>;

export const byWhom = (contact: string, member: string, day: string) =>
  `${contact} (kysyjä: ${member}, ${day})`;
export const somebody = 'tiimistä poistunut jäsen';
export const canAnswer = (day: string) => `Vastausaikaa on ${day} asti.`;
export const publishes = 'Julkaistaan itsestään, kun vastaus on kyllä.';
export const reminded = (days: string) => `Muistutettu ${days}.`;
export const undelivered = (contact: string) =>
  `Viesti ei mennyt perille: ${contact}. Tarkista osoite asiakkaan yhteyshenkilöistä ja kysy sitten uudelleen.`;
export const responded = (name: string, day: string) => `${name} vastasi ${day}`;
export const earlier = (count: number) =>
  count === 1 ? 'Näytä 1 aiempi pyyntö' : `Näytä ${count} aiempaa pyyntöä`;
export const seeChanges = 'Katso muutokset';

export const cancelOpen = 'Peru pyyntö';
export const cancelTitle = 'Perutaanko pyyntö?';
export const cancelBody = (contact: string) =>
  `Linkki, jonka ${contact} sai, kertoo jatkossa, että pyyntö on peruttu. Aiemmat luvat pysyvät ennallaan.`;
export const cancelAction = 'Peru pyyntö';
export const cancelFailed = 'Pyyntöä ei peruttu';
export const cancelDone = 'Pyyntö peruttiin';

export const publishMissing = (subjects: string) => `Ei vielä sallittu: ${subjects}`;
export const publishTitle = 'Ei vielä sallittu';
export const publishNeeded = (customer: string, subjects: string) =>
  `Julkaistuna näkyisi enemmän kuin ${customer} on referenssisivulla sallinut. Lupa puuttuu: ${subjects}.`;
export const publishWarn = 'Voit silti julkaista: organisaatiosi jättää päätöksen sinulle.';
export const publishRequire = 'Organisaatiosi julkaisee vain sen, minkä asiakkaat ovat sallineet.';
export const publishWaiting = (contact: string, day: string) =>
  `${contact} sai pyynnön ${day} eikä ole vielä vastannut.`;
export const publishSaveFirst = 'Tallenna ensin luonnoksena, niin voit pyytää hyväksyntää.';
export const publishClose = 'Sulje';

export const changesTitle = (contact: string) => `Muutosehdotukset: ${contact}`;
export const changesApprovedTitle = (contact: string) => `${contact} hyväksyi tämän näillä sanoilla`;
export const changesApprovedDescription =
  'Lupa koskee täsmälleen näitä sanoja. Kun otat ne käyttöön, lupa on heti voimassa. Jos haluat muut sanat, kysy uudelleen.';
export const changesTakeTheirs = 'Käytä asiakkaan sanoja';
export const changesDescription =
  'Poistot on yliviivattu, lisäykset alleviivattu. Käyttämäsi muutokset siirtyvät lomakkeelle ja tallentuvat, kun tallennat sen.';
export const changesCommentAlone = 'Yhteyshenkilö kirjoitti kommentin eikä muuttanut tekstiä.';
export const changesTake = 'Käytä näitä sanoja';
export const changesTakeAll = 'Käytä kaikkia';
export const changesTaken = 'Lomakkeella';
export const changesUndo = 'Kumoa';
export const changesClose = 'Sulje';
export const changesAskAgain = 'Tallenna ja kysy uudelleen';

export const approvedVersionChanged = (day: string) => `Muutettu hyväksynnän (${day}) jälkeen`;
export const approvedVersionVisitorsSee = 'Kävijät näkevät yhä hyväksytyn version.';
export const approvedVersionDescription = 'Sen jälkeiset poistot on yliviivattu, lisäykset alleviivattu.';

export const diffOtherPicture = 'Toinen kuva';
export const diffPictureAdded = 'Kuva lisättiin';
export const diffPictureRemoved = 'Kuva poistettiin';

export const dialogPresets = {
  everything: 'Kaikki',
  logo: 'Vain logo',
  anonymous: 'Nimettömänä',
  tender: 'Vain tarjoukset',
} as const;
export const dialogLastAsked = (day: string, recent: number) =>
  recent === 0
    ? `Kysytty viimeksi ${day}.`
    : `Kysytty viimeksi ${day}, ${times(recent)} ${limits.approvalLoadDays} päivän aikana.`;
export const dialogTooMany = (contact: string, recent: number) =>
  `Henkilöltä ${contact} on kysytty ${times(recent)} ${limits.approvalLoadDays} päivän aikana. Jos kysytään liian usein, vastaukset loppuvat: voiko tämä odottaa, tai voiko joku muu päättää?`;

export const asksNext = (contact: string, day: string) =>
  `${contact} saa pyynnön ${day}, jos vastausta ei tule.`;
export const askedNext = (contact: string) => `Sen sijaan pyynnön sai ${contact}.`;
export const skippedNext = (contact: string) =>
  `${contact} ei saanut pyyntöä: poistettu, jo kysytty tai kysytty liian usein.`;
