import type { FieldName } from '#contract/reference/field-values';
import { texts as shared } from '../texts.ts';

export const texts = {
  actions: shared.actions,

  editor: {
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
    archived: 'This reference is archived. It is on no page until you restore it.',
    restore: 'Restore',
  },

  sections: {
    template: 'Template',
    story: 'Story',
    proof: 'Quote and key figures',
    details: 'Details',
    pictures: 'Pictures',
    button: 'Button',
    visibility: 'Who can see it',
    appearance: 'Appearance',
    permissions: 'Permissions',
  },
  permissionsNote: 'What the customer allows, where, and until when.',

  sample: {
    notice: 'This is a sample story. Replace it with your own.',
    rest: (names: string) => `Still sample text: ${names}. Write your own, or remove it.`,
    remove: 'Remove sample',
  },

  template: {
    hidden: (names: string) => `This template does not show what you filled in for: ${names}. It is kept.`,
  },

  live: {
    title: 'Live card',
    stage: 'Scrollable card',
    note: 'As your visitors see it, in the colors of your page.',
    examples: 'Text that is still missing shows an example.',
    scale: (percent: number) => `Shown at ${percent} %`,
    trueSize: 'True size',
    ground: 'Background',
    grounds: { page: 'Your page', light: 'Light', dark: 'Dark' },
  },

  hints: {
    title: 'What changed for the customer, in one line.',
    shortDescription: 'Shown on the card.',
    longDescription:
      'The whole story, on a page of its own. Paste from Word or Google Docs, or type Markdown.',
    referenceType: 'Such as case study, testimonial or project.',
    referenceDate: 'MM/YYYY, YYYY-MM, a year or a date.',
    tags: 'Press Enter after each tag. A card shows the first three.',
    outcomes: 'Results that can be checked: numbers, dates, quotes.',
    quote: 'In the customer’s own words. Ask them before you publish it.',
    figures: 'Up to three results in numbers, set large on the card.',
    callToAction: 'An https or mailto address. Without one there is no button.',
  } satisfies Partial<Record<FieldName, string>>,

  proofNote: 'What convinces most: their words, and up to three results in numbers.',
  figure: {
    value: (row: number) => `Figure ${row}: number`,
    unit: (row: number) => `Figure ${row}: unit`,
    label: (row: number) => `Figure ${row}: what it says`,
    remove: (row: number) => `Remove figure ${row}`,
    examples: { value: '38', unit: '%', label: 'fewer calls on Mondays' },
  },

  crop: {
    open: 'Adjust picture',
    title: 'What should always be seen?',
    note: 'Drag to the point that matters. Every card and page keeps it in view.',
    x: 'Left to right',
    y: 'Top to bottom',
    zoom: 'Zoom',
    reset: 'Show all',
    use: 'Use this',
  },

  outline: {
    start: 'Start from an outline',
    text: '## Challenge\n\n## Solution\n\n## Result',
  },

  buttonHint: (fallback: string) => `Left empty, it says “${fallback}”.`,

  suggestions: {
    referenceType: ['Case study', 'Success story', 'Testimonial', 'Project', 'Review', 'Interview'],
  } satisfies Partial<Record<FieldName, readonly string[]>>,

  customer: {
    label: 'Customer',
    choose: 'Choose a customer',
    named: 'The company whose story this is.',
    add: 'Add new customer',
    loadFailed: 'The customers could not be loaded.',
    deletedMeanwhile: 'This customer was deleted while you were editing. Choose another one.',
    retry: 'Retry',
  },

  visibility: {
    public: { label: 'Public', note: 'On your reference page, for everybody.' },
    unlisted: {
      label: 'Unlisted',
      note: 'For people with its link, and in embeds and unlisted collections. Not on your reference page.',
    },
    private: { label: 'Private', note: 'Only for people in this workspace.' },
  },

  addCustomer: {
    dialogTitle: 'Add a customer',
    dialogNote: 'Just the name is enough. The rest can follow on the customer’s own page.',
    name: 'Name',
    website: 'Website',
    industry: 'Industry',
    create: 'Add customer',
    cancel: 'Cancel',
    failed: 'The customer could not be added',
  },

  conflict: {
    defaultStyle: 'The template’s look',
    ownStyle: 'A look of its own',
    savedAgo: 'Saved',
    notSaved: 'Not saved yet',
  },

  address: {
    label: 'Address of the story:',
    change: 'Change',
    title: 'Change the address',
    name: 'Name in the address',
    redirects: (before: string) => `Links with “${before}” will lead to the new address, for good.`,
    taken: 'Another story has or had this address. Choose another one.',
    cancel: 'Cancel',
    save: 'Save',
    saved: 'Address saved',
  },
  published: {
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
  },

  firstPublished: {
    title: 'Your first card is on your page',
    note: 'Everybody with the link can see it from now on.',
    next: 'What next?',
    branding: {
      title: 'Add your logo and colors',
      note: 'Your page and all its cards use them.',
    },
    embed: { title: 'Put it on your website', note: 'Choose a look, copy the code, paste it.' },
  },
} as const;
