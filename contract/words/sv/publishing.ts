import { limits } from '../../rules/limits.ts';

const stories = (count: number) => `${count} ${count === 1 ? 'berättelse' : 'berättelser'}`;
export const title = (customer: string) => `${customer} tillåter inte allt det här`;
export const lead = (story: string) => `Du publicerar ”${story}” på din referenssida och på webbplatser.`;
export const titleOfMany = (count: number) => `${stories(count)} med delar som inte är tillåtna`;
export const leadOfMany =
  'Kunderna tillåter inte allt som berättelserna visar på din referenssida och på webbplatser.';
export const refused = 'Nekat';
export const refusedNote = 'Visas inte, vad du än väljer';
export const open = 'Inte tillåtet än';
export const where = (part: string, channel: string) => `${part}, ${channel}`;
export const never = 'Aldrig frågat';
export const requested = 'Väntar på svar';
export const ended = (day: string) => `Gick ut den ${day}`;
export const from = (day: string) => `Från ${day}`;
export const changed = (day: string) => `Ändrat efter godkännandet den ${day}`;
export const said = (who: string, day: string, reason: string | undefined) =>
  `${who}, ${day}${reason ? `: ”${reason}”` : ''}`;
export const choices = 'Vad du vill göra';
export const answers = {
  without: 'Publicera utan de här delarna',
  ask: 'Fråga först',
  all: 'Publicera ändå',
} as const;
export const withoutNote =
  'Som i förhandsvisningen. Delarna kommer tillbaka av sig själva när de blir tillåtna.';
export const withoutMany = 'Delarna kommer tillbaka av sig själva när de blir tillåtna.';
export const staying = (count: number) =>
  `${stories(count)} utan tillåtet namn eller tillåten text förblir utkast.`;
export const askNote = (contact: string) => `Förblir ett utkast. ${contact} får ett mejl.`;
export const askAuto = (contact: string) => `Publicera automatiskt när ${contact} säger ja`;
export const askAutoMany = 'Publicera var och en automatiskt när kontaktpersonen säger ja';
export const someContact = 'En kontaktperson';
export const allNote = 'Gäller bara det som ingen har frågat om eller som har gått ut.';
export const reason = 'Orsak';
export const reasonHint = 'Skickas till ägare och administratörer och sparas i händelseloggen med ditt namn.';
export const reasonMissing = `Ange orsaken med minst ${limits.overrideReasonLeast} tecken`;
export const preview = 'Vad besökarna kommer att se';
export const proceed = 'Fortsätt';
export const choiceMissing = 'Välj vad som ska göras';
export const cancel = 'Avbryt';
export const leftOut = (where: string, parts: string, isRefused: boolean) =>
  `Utelämnat ${where}: ${parts}, som kunden ${isRefused ? 'har nekat' : 'inte har tillåtit'}.`;

export const refusedTitle = (customer: string) => `${customer} har sagt nej till den här berättelsen`;
export const refusedDeclined = (who: string, day: string) => `${who} sa nej den ${day}`;
export const refusedWithdrawn = (who: string, day: string) => `${who} återkallade tillåtelsen den ${day}`;
export const refusedLead = (said: string, reason: string | undefined) =>
  `${said}${reason ? `: ”${reason}”` : ''}. Den kan inte publiceras, inte ens delvis.`;
export const refusedCancel = 'Avbryt';
export const askAnonymously = 'Fråga om en anonym version';
