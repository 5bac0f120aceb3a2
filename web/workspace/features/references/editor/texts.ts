import type { FieldName } from '#contract/reference-fields';
import { texts as shared } from '../texts.ts';

/** Every text of the editor. */
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
    unsaved: 'Unsaved changes',
    unsavedHint: 'Kept on this device until you save',
    notKept: 'Unsaved changes. This browser cannot keep them: save before you leave.',
    form: 'Form',
    preview: 'Preview',
    requiredToPublish: 'Required to publish',
    fillIn: (names: string) => `To publish with this template, fill in: ${names}.`,
    checkFields: 'Some fields need your attention before this can be saved.',
    saveFailed: 'Not saved',
    saveFailedUnknown: 'Server error saving reference card',
    retry: 'Retry',
    deletedMeanwhile: 'This reference was deleted while you were editing. What you typed is still here.',
    recreate: 'Save as a new reference',
    makeRoom: 'What you typed is kept on this device.',
    toReferences: 'Go to All References',
    seePlans: 'See plans',
    askForPlan: 'Ask an owner or admin for a larger plan.',
    restored: 'Restored unsaved changes',
    restoredDeleted:
      'This reference was deleted. Your unsaved changes are still here: saving makes a new reference.',
    discard: 'Discard',
    discarded: 'Unsaved changes discarded',
    keptTheirs: 'Kept their version',
    undo: 'Undo',
    elsewhere: 'Unsaved changes to this reference are in another tab.',
    left: 'Unsaved changes are kept on this device',
    continue: 'Continue editing',
    restFailed: 'The rest of the form could not be loaded',
    archived: 'This reference is archived. It is on no page until you restore it.',
    restore: 'Restore',
  },

  sections: {
    template: 'Template',
    story: 'Story',
    details: 'Details',
    pictures: 'Pictures',
    button: 'Button',
    visibility: 'Who can see it',
    appearance: 'Appearance',
  },

  template: {
    kept: (names: string) => `This template does not show what you filled in for: ${names}. It is kept.`,
  },

  live: {
    title: 'Live card',
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
    longDescription: 'The whole story, for readers who want to know more.',
    referenceType: 'Such as case study, testimonial or project.',
    referenceDate: 'MM/YYYY, YYYY-MM, a year or a date.',
    tags: 'Press Enter after each tag. A card shows the first three.',
    outcomes: 'Results that can be checked: numbers, dates, quotes.',
    callToAction: 'An https or mailto address. Without one there is no button.',
  } satisfies Partial<Record<FieldName, string>>,

  savedDateHint: 'MM/YYYY, YYYY-MM, a year or a date. Left empty, saving sets the current month.',
  buttonHint: (fallback: string) => `Left empty, it says “${fallback}”.`,

  suggestions: {
    referenceType: ['Case study', 'Success story', 'Testimonial', 'Project', 'Review', 'Interview'],
  } satisfies Partial<Record<FieldName, readonly string[]>>,

  customer: {
    label: 'Customer',
    choose: 'Choose a customer',
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
} as const;
