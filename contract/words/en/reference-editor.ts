import type { FieldName } from '../../reference/field-values.ts';
import * as referencesWords from './references.ts';

export const actions = referencesWords.actions;

export const editor = {
  newTitle: 'Create New Reference',
  untitled: 'Untitled reference',
  back: 'All References',
  failed: 'The reference could not be loaded',
  gone: 'This reference does not exist',
  goneBody: 'It may have been deleted, or belongs to another organization.',
  saveDraft: 'Save draft',
  save: 'Save changes',
  publish: 'Publish',
  more: 'More actions',
  saved: 'Saved',
  saving: 'Saving…',
  unsavedHint: 'Stored on this device until you save',
  requiredToPublish: 'Required to publish',
  fillIn: (names: string) => `To publish with this template, fill in: ${names}.`,
  saveFailedUnknown: 'Server error saving reference card',
  makeRoom: 'What you typed is stored on this device.',
  toReferences: 'Go to All References',
  seePlans: 'See plans',
  ask: 'Ask for approval',
  saveToAsk: 'Save draft, then ask',
  askForPlan: 'Ask an owner or admin for a larger plan.',
  restoredDeleted:
    'This reference was deleted. Your unsaved changes are still here: saving makes a new reference.',
  broughtInFrom: (places: string, row: number) => `Brought in from ${places}, no. ${row}`,
  archived: 'This reference is archived. It is on no page until you restore it.',
  restore: 'Restore',
} as const;

export const sections = {
  template: 'Template',
  story: 'Story',
  proof: 'Quote and key figures',
  details: 'Details',
  pictures: 'Pictures',
  button: 'Button',
  anonymous: 'Without the name',
  visibility: 'Who can see it',
  appearance: 'Appearance',
  permissions: 'Permissions',
} as const;
export const permissionsNote = 'What the customer allows, where, and until when.';

export const facts = {
  title: 'Facts for tenders',
  note: 'Values, sizes, dates and contacts that buyers ask for. Never public.',
} as const;

export const sampleNotice = 'This is a sample story. Replace it with your own.';
export const sampleRest = (names: string) => `Still sample text: ${names}. Write your own, or remove it.`;
export const sampleRemove = 'Remove sample';

export const templateHidden = (names: string) =>
  `This template does not show what you filled in for: ${names}. It is kept.`;

export const liveTitle = 'Live card';
export const liveStage = 'Scrollable card';
export const liveNote = 'As your visitors see it, in the colors of your page.';
export const liveExamples = 'Text that is still missing shows an example.';
export const liveScale = (percent: number) => `Shown at ${percent} %`;
export const liveTrueSize = 'True size';
export const liveWider = 'Wider on your page';
export const liveShown = 'Preview';
export const liveTabs = { card: 'Card', story: 'Story' } as const;
export const liveStory = 'Preview of the story';
export const liveGround = 'Background';
export const liveGrounds = { page: 'Your page', light: 'Light', dark: 'Dark' } as const;

export const hints = {
  title: 'What changed for the customer, in one line.',
  shortDescription: 'Shown on the card.',
  longDescription: 'The whole story, on a page of its own. Paste from Word or Google Docs, or type Markdown.',
  referenceType: 'Such as case study, testimonial or project.',
  referenceDate: 'MM/YYYY, YYYY-MM, a year or a date.',
  tags: 'Press Enter after each tag. A card shows the first three.',
  outcomes: 'Results that can be checked: numbers, dates, quotes.',
  quote: 'In the customer’s own words. Ask them before you publish it.',
  figures: 'Up to three results in numbers, set large on the card.',
  callToAction: 'An https or mailto address. Without one there is no button.',
  alias: 'Such as “A ferry company in Finland”. Shown where the name is not allowed.',
} satisfies Partial<Record<FieldName, string>>;

export const proofNote = 'What convinces most: their words, and up to three results in numbers.';
export const figure = {
  value: (row: number) => `Figure ${row}: number`,
  unit: (row: number) => `Figure ${row}: unit`,
  label: (row: number) => `Figure ${row}: what it says`,
  remove: (row: number) => `Remove figure ${row}`,
  examples: { value: '38', unit: '%', label: 'fewer calls on Mondays' },
} as const;

export const crop = {
  open: 'Adjust picture',
  title: 'What should always be seen?',
  note: 'Drag to the point that matters. Every card and page keeps it in view.',
  x: 'Left to right',
  y: 'Top to bottom',
  zoom: 'Zoom',
  reset: 'Show all',
  use: 'Use this',
} as const;

export const outlineStart = 'Start from an outline';
export const outlineText = '## Challenge\n\n## Solution\n\n## Result';

export const buttonHint = (fallback: string) => `Left empty, it says “${fallback}”.`;

export const suggestions = {
  referenceType: ['Case study', 'Success story', 'Testimonial', 'Project', 'Review', 'Interview'],
} satisfies Partial<Record<FieldName, readonly string[]>>;

export const customerLabel = 'Customer';
export const customerChoose = 'Choose a customer';
export const customerNamed = 'The company whose story this is.';
export const customerAdd = 'Add new customer';
export const customerLoadFailed = 'The customers could not be loaded.';
export const customerDeletedMeanwhile =
  'This customer was deleted while you were editing. Choose another one.';
export const customerRetry = 'Retry';

export const visibility = {
  public: { label: 'Public', note: 'On your reference page, for everybody.' },
  unlisted: {
    label: 'Unlisted',
    note: 'For people with its link, and in embeds and unlisted collections. Not on your reference page.',
  },
  private: { label: 'Private', note: 'Only for people in this workspace.' },
} as const;

export const addCustomerDialogTitle = 'Add a customer';
export const addCustomerDialogNote =
  'Just the name is enough. The rest can follow on the customer’s own page.';
export const addCustomerName = 'Name';
export const addCustomerWebsite = 'Website';
export const addCustomerIndustry = 'Industry';
export const addCustomerCreate = 'Add customer';
export const addCustomerCancel = 'Cancel';
export const addCustomerFailed = 'The customer could not be added';

export const conflictDefaultStyle = 'The template’s look';
export const conflictOwnStyle = 'A look of its own';
export const conflictSavedAgo = 'Saved';
export const conflictNotSaved = 'Not saved yet';

export const addressLabel = 'Address of the story:';
export const addressChange = 'Change';
export const addressTitle = 'Change the address';
export const addressName = 'Name in the address';
export const addressRedirects = (before: string) =>
  `Links with “${before}” will lead to the new address, for good.`;
export const addressTaken = 'Another story has or had this address. Choose another one.';
export const addressCancel = 'Cancel';
export const addressSave = 'Save';
export const addressSaved = 'Address saved';

export const published = {
  title: 'Published',
  public: 'This card is on your reference page now.',
  unlisted:
    'This card is published, but unlisted: only people with its link, or visitors of an embed with it, see it.',
  private: 'This card is published, but private: only your workspace sees it.',
  view: 'View on your page',
  viewUnlisted: 'View its page',
  copyLink: 'Copy link',
  copyEmbed: 'Copy embed',
  customize: 'Customize embed',
  copyFailed: 'That could not be copied. Open your page and copy its address there.',
  another: 'Create another',
  close: 'Close',
} as const;

export const loading = 'Loading the reference…';
