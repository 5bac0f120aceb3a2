import type { PermissionEntry } from '../../resources/permission.ts';

export const title = 'Permissions';
export const loading = 'Loading the permissions…';
export const failed = 'The permissions could not be loaded';
export const record = 'Record a permission';
export const recordMany = 'Record for several';
export const emptyTitle = 'Nothing is recorded yet';
export const empty = (customer: string) =>
  `What ${customer} allows you to show, where and until when: record what was agreed by contract, by email or by word of mouth.`;
export const emptyForReference = 'Nobody has recorded what the customer allows for this reference.';
export const tampered = 'These permissions were changed after they were recorded';
export const tamperedBody =
  'An entry was changed, removed or moved in the store behind Refdeck. Do not rely on them before you have compared them with your contracts and mails.';
export const tamperedHelp = 'Tell us about it';

export const askQuickly = 'Ask quickly for';

export const redTitle = (things: number, customer: string) =>
  things === 1
    ? `1 thing is public although ${customer} does not allow it`
    : `${things} things are public although ${customer} does not allow them`;
export const redEnded = (day: string) => `Ended on ${day}`;
export const redNever = 'Never asked';
export const redDown = 'Take down';
export const redAsk = 'Ask';
export const redHide = (parts: string) => `Hide ${parts}`;
export const redHidden = (parts: string) => `Hidden until it is allowed: ${parts}.`;
export const redDone = (name: string) => `“${name}” is a draft, and off the reference page.`;
export const redUndo = 'Undo';

export const scope = 'For';
export const forAll = 'All references';
export const states = {
  allowed: 'Allowed',
  'not asked': 'Not asked',
  requested: 'Waiting',
  waiting: 'Not yet',
  declined: 'Refused',
  expired: 'Ended',
  withdrawn: 'Withdrawn',
} as const;
export const exposed = 'Public although not allowed';
export const channel = 'Channel';
export const lastDay = 'Until';
export const noEnd = 'No end';
export const from = (day: string) => `From ${day}`;

export const allOf = (customer: string) => `All permissions of ${customer}`;

export const ledger = 'How it came about';
export const earlier = (count: number) => `Show ${count} earlier ${count === 1 ? 'entry' : 'entries'}`;
export const extend = 'Extend';
export const details = 'Wording and evidence';
export const wording = 'Wording that was agreed to';
export const evidence = 'Evidence';
export const goneFile = 'A file that is gone';
export const noEvidence = 'None was recorded';
export const address = 'Email';
export const order = 'Entry';
export const by = {
  link: ', by the approval link',
  contract: ', by contract',
  email: ', by email',
  spoken: ', by word of mouth',
} satisfies Record<NonNullable<PermissionEntry['method']>, string>;
export const somebody = 'somebody who has left the team';
export const goneReference = 'a reference that was deleted';

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
  member ? `${how}. Recorded by ${member} on ${day}.` : `${how} on ${day}.`;
export const sentences = {
  granted: (told) => `${told.who} allowed ${told.what}${told.period}${end(told)}`,
  extended: (told) => `${told.who} extended the permission for ${told.what}${told.period}${end(told)}`,
  declined: (told) => `${told.who} declined ${told.what}${end(told)}`,
  withdrawn: (told) => `${told.who} withdrew the permission for ${told.what}${end(told)}`,
  expired: ({ what, day }) => `The permission for ${what} ended on ${day}.`,
  revoked: ({ member, what, day }) =>
    `${capital(member ?? somebody)} revoked the permission for ${what} on ${day}.`,
} satisfies Record<PermissionEntry['kind'], (told: Told) => string>;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const forReference = (title: string | undefined) => ` for ${title ? `“${title}”` : goneReference}`;
export const validFrom = (day: string) => ` from ${day}`;
export const validUntil = (day: string) => ` until ${day}`;
export const inLanguages = (languages: string) => `In ${languages}.`;
export const closedBy = (who: string, isDeclined: boolean, day: string) =>
  `${who} ${isDeclined ? 'refused' : 'withdrew'} this on ${day}`;

export const publicNow = 'Public now';
export const publicStory = 'Story';
export const publicCollections = (count: number) => `${count} ${count === 1 ? 'collection' : 'collections'}`;
export const publicWebsites = (count: number) => `${count} ${count === 1 ? 'website' : 'websites'}`;

export const usageTitle = 'Where it is used';

export const withdraw = 'Withdraw';

export const dialogTitle = 'Record a permission';
export const dialogDescription =
  'Records what was agreed. Later entries add to it, and none is ever changed.';
export const dialogExtendTitle = 'Extend a permission';
export const dialogExtendDescription =
  'The current permission is preselected. It is recorded as a new one with the new last day.';
export const dialogSubjects = 'What may be shown';
export const dialogChannels = 'Where';
export const dialogScope = 'For';
export const dialogAll = (customer: string) => `All references of ${customer}`;
export const dialogFrom = 'First day';
export const dialogFromHint = 'If empty, at once';
export const dialogUntil = 'Last day';
export const dialogUntilHint = 'If empty, until it is withdrawn';
export const dialogMethod = 'How it was agreed';
export const dialogMethods = { contract: 'Contract', email: 'Email', spoken: 'Spoken' } as const;
export const dialogContact = 'Who agreed';
export const dialogNoContact = 'Nobody in particular';
export const dialogContactHint = 'Contacts are added on the customer’s page.';
export const dialogWording = 'Wording agreed to';
export const dialogWordingHint =
  'Follows what you choose, until you write your own. Paste what the contract or the mail says.';
export const dialogSuggest = 'Use the suggestion';
export const dialogEvidence = 'Evidence';
export const dialogEvidenceHint =
  'Where the contract or the mail is, such as “Frame contract, section 7, in the CRM”.';

export const dialogFilesLabel = 'Files that prove it';
export const dialogFilesHint = (most: number) =>
  `The contract or the mail as a PDF or a picture, up to ${most}. They stay in your library as long as this entry does.`;
export const dialogFilesUpload = 'Upload files';
export const dialogFilesLibrary = 'Choose from the library';
export const dialogFilesFile = 'A file';
export const dialogFilesRemove = (name: string) => `Remove ${name}`;

export const dialogNewerTitle = 'Record a newer permission';
export const dialogNewerBody = (refusal: string) =>
  `${refusal}. It opens again only with a permission that is newer, and with what proves it.`;
export const dialogNewerDay = 'Given on';
export const dialogNewerDayHint = (day: string) => `After ${day}`;
export const dialogNewerDayMissing = (day: string) => `Say on which day after ${day} it was given`;
export const dialogNewerFile = 'The mail or contract as a file is required';
export const dialogNewerOnlyManagers = 'Only owners and admins can record it.';

export const dialogCancel = 'Cancel';
export const dialogSave = 'Record permission';
export const dialogFailed = 'Not recorded';
export const dialogSaved = 'Recorded the permission';
