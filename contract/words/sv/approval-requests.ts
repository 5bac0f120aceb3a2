import type { Approval } from '../../resources/approval.ts';
import { limits } from '../../rules/limits.ts';

const times = (count: number) => (count === 1 ? 'en gång' : count === 2 ? 'två gånger' : `${count} gånger`);
export const ask = 'Be om godkännande';
export const askAgain = 'Fråga igen';
export const title = 'Förfrågningar om godkännande';
export const failed = 'Förfrågningarna om godkännande kunde inte hämtas';
export const retry = 'Försök igen';
export const statuses = {
  waiting: 'Väntar',
  approved: 'Godkänd',
  'changes suggested': 'Ändringar föreslagna',
  declined: 'Avböjd',
  canceled: 'Tillbakadragen',
  lapsed: 'Obesvarad',
} satisfies Record<Approval['status'], string>;

export const byWhom = (contact: string, member: string, day: string) =>
  `${contact}, tillfrågad av ${member} den ${day}`;
export const somebody = 'någon som har lämnat teamet';
export const canAnswer = (day: string) => `Kan besvaras till den ${day}.`;
export const publishes = 'Ett ja publicerar referensen.';
export const reminded = (days: string) => `Påmindes den ${days}.`;
export const undelivered = (contact: string) =>
  `Mejlet kunde inte levereras. Kontrollera adressen bland kundens kontaktpersoner (${contact}) och fråga sedan igen.`;
export const responded = (name: string, day: string) => `${name} svarade den ${day}`;
export const earlier = (count: number) =>
  `Visa ${count} tidigare ${count === 1 ? 'förfrågan' : 'förfrågningar'}`;
export const seeChanges = 'Visa ändringarna';

export const cancelOpen = 'Dra tillbaka förfrågan';
export const cancelTitle = 'Dra tillbaka den här förfrågan?';
export const cancelBody = (contact: string) =>
  `Länken som ${contact} fick visar i stället att förfrågan har avslutats. Tidigare tillåtelser påverkas inte.`;
export const cancelAction = 'Dra tillbaka förfrågan';
export const cancelFailed = 'Förfrågan drogs inte tillbaka';
export const cancelDone = 'Förfrågan drogs tillbaka';

export const publishMissing = (subjects: string) => `Inte tillåtet än: ${subjects}`;
export const publishTitle = 'Inte tillåtet än';
export const publishNeeded = (customer: string, subjects: string) =>
  `Om du publicerar visas mer än vad ${customer} har tillåtit på referenssidan. Det här saknas: ${subjects}.`;
export const publishWarn = 'Du kan ändå publicera: organisationen låter dig avgöra.';
export const publishRequire = 'Din organisation publicerar bara det som kunderna har tillåtit.';
export const publishWaiting = (contact: string, day: string) =>
  `${contact} tillfrågades den ${day} men har inte svarat än.`;
export const publishSaveFirst = 'Spara först som utkast, sedan kan du be om godkännande.';
export const publishClose = 'Stäng';

export const changesTitle = (contact: string) => `Ändringsförslag från ${contact}`;
export const changesApprovedTitle = (contact: string) => `${contact} godkände med de här orden`;
export const changesApprovedDescription =
  'Tillåtelsen gäller just de här orden. Om du använder dem gäller den direkt. Fråga igen om du vill använda andra.';
export const changesTakeTheirs = 'Använd kundens ord';
export const changesDescription =
  'Det som tagits bort är överstruket, det som lagts till är understruket. Det du använder hamnar i formuläret och sparas när du sparar.';
export const changesCommentAlone = 'Kontaktpersonen skrev en kommentar men ändrade inte texten.';
export const changesTake = 'Använd de här orden';
export const changesTakeAll = 'Använd alla';
export const changesTaken = 'I formuläret';
export const changesUndo = 'Ångra';
export const changesClose = 'Stäng';
export const changesAskAgain = 'Spara och fråga igen';

export const approvedVersionChanged = (day: string) => `Ändrad efter godkännandet den ${day}`;
export const approvedVersionVisitorsSee = 'Besökarna ser fortfarande den godkända versionen.';
export const approvedVersionDescription =
  'Det som tagits bort sedan dess är överstruket, det som lagts till är understruket.';

export const diffOtherPicture = 'En annan bild';
export const diffPictureAdded = 'En bild lades till';
export const diffPictureRemoved = 'Bilden togs bort';

export const dialogPresets = {
  everything: 'Allt',
  logo: 'Bara logotyp',
  anonymous: 'Anonymt',
  tender: 'Bara anbud',
} as const;
export const dialogLastAsked = (day: string, recent: number) =>
  recent === 0
    ? `Tillfrågades senast den ${day}.`
    : `Tillfrågades senast den ${day}, ${times(recent)} på ${limits.approvalLoadDays} dagar.`;
export const dialogTooMany = (contact: string, recent: number) =>
  `${contact} har tillfrågats ${times(recent)} på ${limits.approvalLoadDays} dagar. Den som får frågan för ofta slutar svara: kan det här vänta, eller kan någon annan bestämma?`;

export const asksNext = (contact: string, day: string) =>
  `Om inget svar kommer tillfrågas ${contact} den ${day}.`;
export const askedNext = (contact: string) => `${contact} tillfrågades i stället.`;
export const skippedNext = (contact: string) =>
  `${contact} tillfrågades inte: kontaktpersonen har tagits bort, har redan fått frågan eller har fått den för ofta.`;
