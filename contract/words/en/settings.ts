import { limits } from '../../rules/limits.ts';
import type { OrganizationSettings } from '../../resources/organization.ts';

export const title = 'Organization settings';
export const description = (name: string) => `Settings that apply to everybody in ${name}.`;
export const failed = 'The settings could not be loaded';
export const readOnly = 'Owners and admins can change this.';

export const nameTitle = 'Name';
export const nameDescription = 'Shown to all members and on the public reference page.';
export const nameRename = 'Rename organization';

export const addressTitle = 'Address of your page';
export const addressDescription =
  'Where visitors find your references. Renaming the organization does not change it.';
export const addressLabel = 'Name in the address';
export const addressRedirects = (before: string) =>
  `Links with “${before}” will lead to the new address, for good.`;
export const addressSave = 'Save';
export const addressSaved = 'Address saved';

export const timeZoneTitle = 'Time zone';
export const timeZoneDescription = 'Days in analytics begin and end in this time zone.';
export const timeZoneLabel = 'Time zone';
export const timeZoneHint = (time: string) =>
  `Now it is ${time}. A change applies to new visits; earlier days stay as they are.`;
export const timeZoneNoRegion = 'Other';
export const timeZoneOwn = (zone: string) => `Use ${zone}`;
export const timeZoneSave = 'Save';
export const timeZoneSaved = 'Time zone saved';
export const timeZoneConflict = (theirs: string, mine: string) =>
  `Somebody else has just chosen ${theirs}. Save again to use ${mine} instead.`;

export const languagesTitle = 'Languages';
export const languagesDescription = 'The languages of your references and of your public page.';
export const languagesOriginal = 'Language of your references';
export const languagesOriginalHint =
  'The language that they are written in, unless a reference says otherwise.';
export const languagesOrder = 'Translated into';
export const languagesNone = 'No translations: your page has one language.';
export const languagesMove = (name: string) => `Move ${name}`;
export const languagesUp = (name: string) => `Move ${name} up`;
export const languagesDown = (name: string) => `Move ${name} down`;
export const languagesRemove = (name: string) => `Remove ${name}`;
export const languagesAdd = 'Add a language';
export const languagesAddHint = `Visitors see them in this order. At most ${limits.languages} languages, with that of your references.`;
export const languagesChoose = 'Choose…';
export const languagesRemoved = (names: string) =>
  `Visitors will not see these translations: ${names}. The texts are kept and come back when you add the language again.`;
export const languagesUntranslated = 'References without a translation';
export const languagesChoices = {
  show: { label: 'Show the original', note: 'The card says which language it is in.' },
  hide: { label: 'Hide them', note: 'Each page shows only what is in its language.' },
} satisfies Record<OrganizationSettings['untranslated'], { label: string; note: string }>;
export const languagesPicture = (choice: string) => `${choice}: two references, one of them translated`;
export const languagesTaken = 'This code is the address of a story. Give it another address first:';
export const languagesSave = 'Save';
export const languagesSaved = 'Languages saved';
export const languagesConflict =
  'Somebody else has just changed the languages. Save again to use yours instead.';

export const permissionsTitle = 'Permissions';
export const permissionsDescription = 'What happens when a customer has not allowed what a reference shows.';
export const permissionsLabel = 'Before something is published';
export const permissionsPolicies = {
  off: {
    label: 'Off',
    note: 'Nothing is checked. You can still record and request permissions.',
  },
  warn: {
    label: 'Warn',
    note: 'Shows what the customer has not allowed, but lets you publish it.',
  },
  require: {
    label: 'Require',
    note: 'Publishes only what the customer has allowed. A version that they approved by link stays public until they approve a change.',
  },
} satisfies Record<OrganizationSettings['permissionPolicy'], { label: string; note: string }>;
export const permissionsLoosened =
  'This publishes nothing by itself: a reference shows its newest text once it is saved again.';
export const permissionsSave = 'Save';
export const permissionsSaved = 'Policy saved';
export const permissionsConflict = (theirs: string, mine: string) =>
  `Somebody else has just chosen ${theirs}. Save again to choose ${mine} instead.`;
export const permissionsRefused = 'Not allowed yet';
export const permissionsMore = 'See all in Permissions';
export const permissionsAsk = 'Ask for all of them';

export const requestsTitle = 'Requests for approval';
export const requestsDescription = 'How often a contact may be asked.';
export const requestsLabel = `Requests to one contact within ${limits.approvalLoadDays} days`;
export const requestsHint = `Leave it empty for no limit. More than ${limits.approvalLoad} always cause a warning.`;
export const requestsWrong = `Enter a number from 1 to ${limits.approvalLimit}, or leave it empty`;
export const requestsSave = 'Save';
export const requestsSaved = 'Limit saved';
export const requestsConflict = 'Somebody else has just changed this. Save again to use your number instead.';

export const remindersTitle = 'Reminders';
export const remindersDescription = 'Mails about permissions that end.';
export const remindersLabel = 'Remind of permissions that end';
export const remindersHint = `Sent ${limits.expiryReminderDays.filter(Boolean).join(' and ')} days before, and on the last day: to owners, admins and the person who requested or recorded it.`;

export const websitesTitle = 'Websites';
export const websitesDescription = 'Websites that may show your references in an embed.';
export const websitesNote = 'The list of websites is on the integrations screen.';
export const websitesAny = 'Any website may show your references.';
export const websitesOnly = (count: number) =>
  count === 1 ? 'One website may show your references.' : `${count} websites may show your references.`;
export const websitesOpen = 'Open Integrations';

export const dataTitle = 'Your data';
export const dataDescription =
  'Everything that your organization has, in files that open without us: records, tables, pictures, documents and the audit trail.';
export const dataLoading = 'Loading…';
export const dataNone =
  'An archive is a ZIP. All owners get a mail when somebody asks for one and when it is ready.';
export const dataPending =
  'The archive is being made. You may leave this page: a mail says when it is ready.';
export const dataReady = (made: string, until: string) => `Made on ${made}, kept until ${until}.`;
export const dataFailed = (asked: string) => `The archive of ${asked} could not be made. Please try again.`;
export const dataMake = 'Make an archive';
export const dataAgain = 'Make a new archive';
export const dataDownload = (volume: number, of: number, size: string) =>
  of === 1 ? `Download (${size})` : `Download part ${volume} of ${of} (${size})`;
