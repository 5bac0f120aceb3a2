import { limits } from '../../rules/limits.ts';

const stories = (count: number) => (count === 1 ? '1 story' : `${count} stories`);
export const title = (customer: string) => `${customer} does not allow all of this`;
export const lead = (story: string) => `Publishing “${story}” on your reference page and websites.`;
export const titleOfMany = (count: number) => `${stories(count)} not allowed in full`;
export const leadOfMany =
  'Their customers do not allow all that they show on your reference page and websites.';
export const refused = 'Refused';
export const refusedNote = 'Stays out, whatever you choose';
export const open = 'Not allowed yet';
export const where = (part: string, channel: string) => `${part}, ${channel}`;
export const never = 'Never asked';
export const requested = 'Waiting for an answer';
export const ended = (day: string) => `Ended on ${day}`;
export const from = (day: string) => `From ${day}`;
export const changed = (day: string) => `Changed since it was approved on ${day}`;
export const said = (who: string, day: string, reason: string | undefined) =>
  `${who}, ${day}${reason ? `: “${reason}”` : ''}`;
export const choices = 'What to do';
export const answers = {
  without: 'Publish without these parts',
  ask: 'Ask first',
  all: 'Publish all the same',
} as const;
export const withoutNote = 'As the preview shows. Parts come back by themselves once allowed.';
export const withoutMany = 'Parts come back by themselves once allowed.';
export const staying = (count: number) =>
  `${stories(count)} without an allowed name or text ${count === 1 ? 'stays a draft' : 'stay drafts'}.`;
export const askNote = (contact: string) => `Stays a draft. ${contact} gets a mail.`;
export const askAuto = (contact: string) => `Publish it by itself when ${contact} says yes`;
export const askAutoMany = 'Publish each by itself when its contact says yes';
export const someContact = 'A contact';
export const allNote = 'Only for what was never asked or has ended.';
export const reason = 'Reason';
export const reasonHint = 'Goes to the managers and into the audit trail with your name.';
export const reasonMissing = `Say why, in at least ${limits.overrideReasonLeast} characters`;
export const preview = 'What visitors will see';
export const proceed = 'Continue';
export const choiceMissing = 'Choose what to do';
export const cancel = 'Cancel';
export const leftOut = (where: string, parts: string, isRefused: boolean) =>
  `Left out ${where}: ${parts}, which the customer ${isRefused ? 'refused' : 'has not allowed'}.`;

export const refusedTitle = (customer: string) => `${customer} has refused this story`;
export const refusedDeclined = (who: string, day: string) => `${who} said no on ${day}`;
export const refusedWithdrawn = (who: string, day: string) => `${who} took the permission back on ${day}`;
export const refusedLead = (said: string, reason: string | undefined) =>
  `${said}${reason ? `: “${reason}”` : ''}. It cannot be published, not even without its parts.`;
export const refusedCancel = 'Cancel';
export const askAnonymously = 'Ask for an anonymous version';
