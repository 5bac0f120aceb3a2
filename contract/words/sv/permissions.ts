import type { PermissionEntry } from '../../resources/permission.ts';

export const title = 'Tillåtelser';
export const loading = 'Hämtar tillåtelserna…';
export const failed = 'Tillåtelserna kunde inte hämtas';
export const record = 'Registrera en tillåtelse';
export const recordMany = 'Registrera för flera';
export const emptyTitle = 'Inget är registrerat än';
export const empty = (customer: string) =>
  `Registrera vad ${customer} låter dig visa, var och till när: det ni har kommit överens om i avtal, via e-post eller muntligen.`;
export const emptyForReference = 'Ingen har registrerat vad kunden tillåter för den här referensen.';
export const tampered = 'De här tillåtelserna har ändrats efter att de registrerades';
export const tamperedBody =
  'En registrering har ändrats, tagits bort eller flyttats i databasen bakom Refdeck. Lita inte på tillåtelserna förrän du har jämfört dem med dina avtal och mejl.';
export const tamperedHelp = 'Berätta det för oss';

export const askQuickly = 'Fråga snabbt om';

export const redTitle = (things: number, customer: string) =>
  things === 1
    ? `1 del visas offentligt trots att ${customer} inte tillåter det`
    : `${things} delar visas offentligt trots att ${customer} inte tillåter det`;
export const redEnded = (day: string) => `Gick ut den ${day}`;
export const redNever = 'Aldrig frågat';
export const redDown = 'Avpublicera';
export const redAsk = 'Fråga';
export const redHide = (parts: string) => `Dölj ${parts}`;
export const redHidden = (parts: string) => `Dolt tills det är tillåtet: ${parts}.`;
export const redDone = (name: string) => `”${name}” är nu ett utkast och visas inte på referenssidan.`;
export const redUndo = 'Ångra';

export const scope = 'Gäller';
export const forAll = 'Alla referenser';
export const states = {
  allowed: 'Tillåtet',
  'not asked': 'Inte frågat',
  requested: 'Väntar',
  waiting: 'Inte än',
  declined: 'Nekat',
  expired: 'Har gått ut',
  withdrawn: 'Återkallat',
} as const;
export const exposed = 'Visas offentligt utan tillåtelse';
export const channel = 'Kanal';
export const lastDay = 'Gäller till';
export const noEnd = 'Tills vidare';
export const from = (day: string) => `Från ${day}`;

export const allOf = (customer: string) => `Alla tillåtelser från ${customer}`;

export const ledger = 'Så kom det till';
export const earlier = (count: number) =>
  `Visa ${count} tidigare ${count === 1 ? 'registrering' : 'registreringar'}`;
export const extend = 'Förläng';
export const details = 'Formulering och underlag';
export const wording = 'Formulering som kunden gick med på';
export const evidence = 'Underlag';
export const goneFile = 'En fil som inte finns kvar';
export const noEvidence = 'Inget registrerades';
export const address = 'E-post';
export const order = 'Registrering';
export const by = {
  link: ', via godkännandelänken',
  contract: ', i avtal',
  email: ', via e-post',
  spoken: ', muntligen',
} satisfies Record<NonNullable<PermissionEntry['method']>, string>;
export const somebody = 'någon som har lämnat teamet';
export const goneReference = 'en referens som har tagits bort';

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
  member ? `${how}. Registrerat av ${member} den ${day}.` : `${how} den ${day}.`;
export const sentences = {
  granted: (told) => `${told.who} tillät ${told.what}${told.period}${end(told)}`,
  extended: (told) => `${told.who} förlängde tillståndet för ${told.what}${told.period}${end(told)}`,
  declined: (told) => `${told.who} sade nej till ${told.what}${end(told)}`,
  withdrawn: (told) => `${told.who} drog tillbaka tillståndet för ${told.what}${end(told)}`,
  expired: ({ what, day }) => `Tillståndet för ${what} upphörde den ${day}.`,
  revoked: ({ member, what, day }) =>
    `${capital(member ?? somebody)} återkallade tillståndet för ${what} den ${day}.`,
} satisfies Record<PermissionEntry['kind'], (told: Told) => string>;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const forReference = (title: string | undefined) => ` för ${title ? `”${title}”` : goneReference}`;
export const validFrom = (day: string) => ` från den ${day}`;
export const validUntil = (day: string) => ` till och med den ${day}`;
export const inLanguages = (languages: string) => `På ${languages}.`;
export const closedBy = (who: string, isDeclined: boolean, day: string) =>
  `${who} ${isDeclined ? 'nekade detta' : 'drog tillbaka tillståndet'} den ${day}`;

export const publicNow = 'Visas nu';
export const publicStory = 'Berättelse';
export const publicCollections = (count: number) => `${count} ${count === 1 ? 'samling' : 'samlingar'}`;
export const publicWebsites = (count: number) => `${count} ${count === 1 ? 'webbplats' : 'webbplatser'}`;

export const usageTitle = 'Var den används';

export const withdraw = 'Återkalla';

export const dialogTitle = 'Registrera en tillåtelse';
export const dialogDescription =
  'Registrerar vad ni har kommit överens om. Senare registreringar läggs till, och ingen ändras i efterhand.';
export const dialogExtendTitle = 'Förläng en tillåtelse';
export const dialogExtendDescription =
  'Den nuvarande tillåtelsen är förvald. Den registreras som en ny, med den nya sista dagen.';
export const dialogSubjects = 'Vad som får visas';
export const dialogChannels = 'Var';
export const dialogScope = 'Gäller';
export const dialogAll = (customer: string) => `Alla referenser för ${customer}`;
export const dialogFrom = 'Första dagen';
export const dialogFromHint = 'Lämna tomt om den gäller direkt';
export const dialogUntil = 'Sista dagen';
export const dialogUntilHint = 'Lämna tomt om den gäller tills den återkallas';
export const dialogMethod = 'Hur ni kom överens';
export const dialogMethods = { contract: 'Avtal', email: 'E-post', spoken: 'Muntligen' } as const;
export const dialogContact = 'Vem som gick med på det';
export const dialogNoContact = 'Ingen särskild person';
export const dialogContactHint = 'Kontaktpersoner läggs till på kundens sida.';
export const dialogWording = 'Formulering som kunden gick med på';
export const dialogWordingHint =
  'Följer dina val tills du skriver en egen. Klistra in det som står i avtalet eller mejlet.';
export const dialogSuggest = 'Använd förslaget';
export const dialogEvidence = 'Underlag';
export const dialogEvidenceHint =
  'Var avtalet eller mejlet finns, till exempel ”Ramavtal, punkt 7, i CRM-systemet”.';

export const dialogFilesLabel = 'Underlag som filer';
export const dialogFilesHint = (most: number) =>
  `Avtalet eller mejlet som PDF eller bild, högst ${most}. Filerna finns kvar i mediebiblioteket lika länge som registreringen.`;
export const dialogFilesUpload = 'Ladda upp filer';
export const dialogFilesLibrary = 'Välj från mediebiblioteket';
export const dialogFilesFile = 'En fil';
export const dialogFilesRemove = (name: string) => `Ta bort ${name}`;

export const dialogNewerTitle = 'Registrera en nyare tillåtelse';
export const dialogNewerBody = (refusal: string) =>
  `${refusal}. För att öppna det igen krävs en nyare tillåtelse och ett underlag för den.`;
export const dialogNewerDay = 'Gavs den';
export const dialogNewerDayHint = (day: string) => `Efter den ${day}`;
export const dialogNewerDayMissing = (day: string) => `Ange vilken dag efter den ${day} tillåtelsen gavs`;
export const dialogNewerFile = 'Lägg till mejlet eller avtalet som fil';
export const dialogNewerOnlyManagers = 'Bara ägare och administratörer kan registrera den.';

export const dialogCancel = 'Avbryt';
export const dialogSave = 'Registrera tillåtelsen';
export const dialogFailed = 'Tillåtelsen registrerades inte';
export const dialogSaved = 'Tillåtelsen registrerades';
