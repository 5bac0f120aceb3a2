import { limits } from '../../rules/limits.ts';
import type { OrganizationSettings } from '../../resources/organization.ts';

export const title = 'Organisationens inställningar';
export const description = (name: string) => `Inställningar som gäller för alla i ${name}.`;
export const failed = 'Inställningarna kunde inte hämtas';
export const readOnly = 'Ägare och administratörer kan ändra det här.';

export const nameTitle = 'Namn';
export const nameDescription = 'Visas för alla medlemmar och på den offentliga referenssidan.';
export const nameRename = 'Byt namn på organisationen';

export const addressTitle = 'Din sidas adress';
export const addressDescription =
  'Där besökarna hittar dina referenser. Adressen ändras inte om organisationen byter namn.';
export const addressLabel = 'Namn i adressen';
export const addressRedirects = (before: string) =>
  `Länkar med ”${before}” leder permanent vidare till den nya adressen.`;
export const addressSave = 'Spara';
export const addressSaved = 'Adressen sparades';

export const timeZoneTitle = 'Tidszon';
export const timeZoneDescription = 'Dagarna i analysen börjar och slutar enligt den här tidszonen.';
export const timeZoneLabel = 'Tidszon';
export const timeZoneHint = (time: string) =>
  `Där är klockan ${time}. En ändring gäller nya besök, tidigare dagar påverkas inte.`;
export const timeZoneNoRegion = 'Övriga';
export const timeZoneOwn = (zone: string) => `Använd ${zone}`;
export const timeZoneSave = 'Spara';
export const timeZoneSaved = 'Tidszonen sparades';
export const timeZoneConflict = (theirs: string, mine: string) =>
  `Någon annan har just valt ${theirs}. Spara igen för att använda ${mine} i stället.`;

export const languagesTitle = 'Språk';
export const languagesDescription = 'Språken i era referenser och på er publika sida.';
export const languagesOriginal = 'Referensernas språk';
export const languagesOriginalHint = 'Språket som de skrivs på, om en referens inte säger något annat.';
export const languagesOrder = 'Översätts till';
export const languagesNone = 'Inga översättningar: er sida är på ett språk.';
export const languagesMove = (name: string) => `Flytta ${name}`;
export const languagesUp = (name: string) => `Flytta upp ${name}`;
export const languagesDown = (name: string) => `Flytta ner ${name}`;
export const languagesRemove = (name: string) => `Ta bort ${name}`;
export const languagesAdd = 'Lägg till ett språk';
export const languagesAddHint = `Besökare ser språken i den här ordningen. Högst ${limits.languages} språk, referensernas eget inräknat.`;
export const languagesChoose = 'Välj…';
export const languagesRemoved = (names: string) =>
  `Besökare ser inte längre de här översättningarna: ${names}. Texterna sparas och kommer tillbaka när du lägger till språket igen.`;
export const languagesUntranslated = 'Oöversatta referenser';
export const languagesChoices = {
  show: { label: 'Visa originalet', note: 'Kortet säger vilket språk det är på.' },
  hide: { label: 'Dölj dem', note: 'Varje sida visar bara det som finns på dess språk.' },
} satisfies Record<OrganizationSettings['untranslated'], { label: string; note: string }>;
export const languagesPicture = (choice: string) => `${choice}: två referenser, varav en är översatt`;
export const languagesTaken =
  'Språkkoden är redan adressen till en berättelse. Ge den en annan adress först:';
export const languagesSave = 'Spara';
export const languagesSaved = 'Språken sparade';
export const languagesConflict =
  'Någon annan ändrade just språken. Spara igen för att använda dina i stället.';

export const permissionsTitle = 'Tillåtelser';
export const permissionsDescription =
  'Vad som händer när en kund inte har tillåtit det som en referens visar.';
export const permissionsLabel = 'Innan något publiceras';
export const permissionsPolicies = {
  off: {
    label: 'Av',
    note: 'Inget kontrolleras. Du kan ändå registrera och be om tillåtelser.',
  },
  warn: {
    label: 'Varna',
    note: 'Visar vad kunden inte har tillåtit, men låter dig publicera.',
  },
  require: {
    label: 'Kräv',
    note: 'Publicerar bara det som kunden har tillåtit. En version som kunden har godkänt via länk förblir offentlig tills kunden godkänner en ändring.',
  },
} satisfies Record<OrganizationSettings['permissionPolicy'], { label: string; note: string }>;
export const permissionsLoosened =
  'Det här publicerar inget i sig: en referens visar sin senaste text först när den sparas igen.';
export const permissionsSave = 'Spara';
export const permissionsSaved = 'Policyn sparades';
export const permissionsConflict = (theirs: string, mine: string) =>
  `Någon annan har just valt ”${theirs}”. Spara igen för att välja ”${mine}” i stället.`;
export const permissionsRefused = 'Inte tillåtet än';
export const permissionsMore = 'Visa alla i Tillåtelser';
export const permissionsAsk = 'Fråga om alla';

export const requestsTitle = 'Förfrågningar om godkännande';
export const requestsDescription = 'Hur ofta samma kontaktperson får tillfrågas.';
export const requestsLabel = `Förfrågningar till samma kontaktperson på ${limits.approvalLoadDays} dagar`;
export const requestsHint = `Lämna tomt för ingen gräns. Fler än ${limits.approvalLoad} ger alltid en varning.`;
export const requestsWrong = `Ange ett tal från 1 till ${limits.approvalLimit} eller lämna tomt`;
export const requestsSave = 'Spara';
export const requestsSaved = 'Gränsen sparades';
export const requestsConflict =
  'Någon annan har just ändrat det här. Spara igen för att använda ditt tal i stället.';

export const remindersTitle = 'Påminnelser';
export const remindersDescription = 'Mejl om tillåtelser som går ut.';
export const remindersLabel = 'Påminn om tillåtelser som går ut';
export const remindersHint = `Skickas ${limits.expiryReminderDays.filter(Boolean).join(' och ')} dagar i förväg och på sista dagen, till ägare, administratörer och den som bad om tillåtelsen eller registrerade den.`;

export const websitesTitle = 'Webbplatser';
export const websitesDescription = 'Webbplatser som får visa dina referenser i en inbäddning.';
export const websitesNote = 'Listan över webbplatser finns under Integrationer.';
export const websitesAny = 'Alla webbplatser får visa dina referenser.';
export const websitesOnly = (count: number) =>
  count === 1 ? 'En webbplats får visa dina referenser.' : `${count} webbplatser får visa dina referenser.`;
export const websitesOpen = 'Öppna Integrationer';

export const dataTitle = 'Era data';
export const dataDescription =
  'Allt som er organisation har, i filer som går att öppna utan oss: poster, tabeller, bilder, dokument och händelseloggen.';
export const dataLoading = 'Laddar…';
export const dataNone =
  'Arkivet är en ZIP-fil. Alla ägare får ett mejl när någon ber om ett och när det är klart.';
export const dataPending = 'Arkivet skapas. Du kan lämna sidan: ett mejl säger när det är klart.';
export const dataReady = (made: string, until: string) => `Skapat ${made}, sparas till ${until}.`;
export const dataFailed = (asked: string) => `Arkivet från ${asked} kunde inte skapas. Försök igen.`;
export const dataMake = 'Skapa ett arkiv';
export const dataAgain = 'Skapa ett nytt arkiv';
export const dataDownload = (volume: number, of: number, size: string) =>
  of === 1 ? `Ladda ned (${size})` : `Ladda ned del ${volume} av ${of} (${size})`;
