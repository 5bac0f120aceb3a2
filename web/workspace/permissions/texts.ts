import type { Contact } from '#contract/resources/customer';
import type { PermissionEntry } from '#contract/resources/permission';
import type { CellState } from './state/groups.ts';

export const texts = {
  title: 'Permissions',
  loading: 'Loading the permissions…',
  failed: 'The permissions could not be loaded',
  record: 'Record a permission',
  emptyTitle: 'Nothing is recorded yet',
  empty: (customer: string) =>
    `What ${customer} allows you to show, where and until when: record what was agreed by contract, by email or by word of mouth.`,
  emptyForReference: 'Nobody has recorded what the customer allows for this reference.',
  tampered: 'These permissions were changed after they were recorded',
  tamperedBody:
    'An entry was changed, removed or moved in the store behind Refdeck. Do not rely on them before you have compared them with your contracts and mails.',
  tamperedHelp: 'Tell us about it',

  askQuickly: 'Ask quickly for',
  red: {
    title: (things: number, customer: string) =>
      things === 1
        ? `1 thing is public although ${customer} does not allow it`
        : `${things} things are public although ${customer} does not allow them`,
    ended: (day: string) => `Ended on ${day}`,
    never: 'Never asked',
    down: 'Take down',
    ask: 'Ask',
    hide: (parts: string) => `Hide ${parts}`,
    hidden: (parts: string) => `Hidden until it is allowed: ${parts}.`,
    done: (name: string) => `“${name}” is a draft, and off the reference page.`,
    undo: 'Undo',
  },
  scope: 'For',
  forAll: 'All references',
  states: {
    allowed: 'Allowed',
    'not asked': 'Not asked',
    requested: 'Waiting',
    waiting: 'Not yet',
    declined: 'Refused',
    expired: 'Ended',
    withdrawn: 'Withdrawn',
  } satisfies Record<CellState, string>,
  exposed: 'Public although not allowed',
  channel: 'Channel',
  lastDay: 'Until',
  noEnd: 'No end',
  from: (day: string) => `From ${day}`,

  allOf: (customer: string) => `All permissions of ${customer}`,

  ledger: 'How it came about',
  earlier: (count: number) => `Show ${count} earlier ${count === 1 ? 'entry' : 'entries'}`,
  extend: 'Extend',
  details: 'Wording and evidence',
  wording: 'Wording that was agreed to',
  evidence: 'Evidence',
  goneFile: 'A file that is gone',
  noEvidence: 'None was recorded',
  address: 'Email',
  order: 'Entry',
  by: {
    link: ', by the approval link',
    contract: ', by contract',
    email: ', by email',
    spoken: ', by word of mouth',
  } satisfies Record<NonNullable<PermissionEntry['method']>, string>,
  somebody: 'somebody who has left the team',
  goneReference: 'a reference that was deleted',

  use: {
    title: 'Where visitors see it now',
    loading: 'Looking where it is used…',
    failed: 'Where it is used could not be loaded',
    nowhere: 'Nowhere: nothing of it is public.',
    story: 'Its own page',
    page: 'Your reference page',
    collection: (name: string) => `The collection “${name}”`,
    website: (host: string, day: string) => `Embedded on ${host}, last seen there on ${day}`,
    moreWebsites: (count: number) => `${count} more ${count === 1 ? 'website' : 'websites'}`,
    beyond:
      'What somebody copied, printed or downloaded cannot be recalled, and we do not know of visitors who asked not to be counted.',
  },

  withdrawal: {
    open: 'Withdraw',
    title: 'Withdraw a permission',
    description:
      'What is withdrawn from the reference page or websites disappears at once from your page, collections and embeds. The references stay here as drafts.',
    scope: 'For',
    all: (customer: string) => `All references of ${customer}`,
    channels: 'Not to be shown any more',
    noChannel: 'Choose where it may not be shown any more',
    by: 'Who takes it back',
    byCustomer: (customer: string) => customer,
    byUs: 'We do, for our own reasons',
    reason: 'Reason',
    reasonHint: 'Stored with the entry.',
    cancel: 'Cancel',
    save: 'Withdraw',
    failed: 'Not withdrawn',
    saved: (takenDown: number, remaining: number) =>
      [
        'Withdrawn.',
        takenDown > 0 &&
          `${takenDown} ${takenDown === 1 ? 'reference is' : 'references are'} not public any more.`,
        remaining > 0 && `${remaining} more follow within minutes.`,
      ]
        .filter(Boolean)
        .join(' '),
  },

  dialog: {
    title: 'Record a permission',
    description: 'Records what was agreed. Later entries add to it, and none is ever changed.',
    extendTitle: 'Extend a permission',
    extendDescription:
      'The current permission is preselected. It is recorded as a new one with the new last day.',
    subjects: 'What may be shown',
    channels: 'Where',
    scope: 'For',
    all: (customer: string) => `All references of ${customer}`,
    from: 'First day',
    fromHint: 'If empty, at once',
    until: 'Last day',
    untilHint: 'If empty, until it is withdrawn',
    method: 'How it was agreed',
    methods: { contract: 'Contract', email: 'Email', spoken: 'Spoken' },
    contact: 'Who agreed',
    noContact: 'Nobody in particular',
    contactHint: 'Contacts are added on the customer’s page.',
    wording: 'Wording agreed to',
    wordingHint:
      'Follows what you choose, until you write your own. Paste what the contract or the mail says.',
    suggest: 'Use the suggestion',
    evidence: 'Evidence',
    evidenceHint: 'Where the contract or the mail is, such as “Frame contract, section 7, in the CRM”.',
    files: {
      label: 'Files that prove it',
      hint: (most: number) =>
        `The contract or the mail as a PDF or a picture, up to ${most}. They stay in your library as long as this entry does.`,
      upload: 'Upload files',
      library: 'Choose from the library',
      file: 'A file',
      remove: (name: string) => `Remove ${name}`,
    },
    newer: {
      title: 'Record a newer permission',
      body: (refusal: string) =>
        `${refusal}. It opens again only with a permission that is newer, and with what proves it.`,
      day: 'Given on',
      dayHint: (day: string) => `After ${day}`,
      dayMissing: (day: string) => `Say on which day after ${day} it was given`,
      file: 'The mail or contract as a file is required',
      onlyManagers: 'Only owners and admins can record it.',
    },
    cancel: 'Cancel',
    save: 'Record permission',
    failed: 'Not recorded',
    saved: 'Recorded the permission',
  },
} as const;

export const contactTexts = {
  title: 'Contacts',
  loading: 'Loading the contacts…',
  failed: 'The contacts could not be loaded',
  add: 'Add contact',
  addTitle: 'Add a contact',
  editTitle: (name: string) => `Edit ${name}`,
  empty: (customer: string) =>
    `The people at ${customer} who can say what you may show of it. Add them to record who agreed to what.`,
  fields: { name: 'Name', email: 'Email', jobTitle: 'Job title', language: 'Language' },
  languageHint: 'Suggested wording uses this language.',
  languages: { en: 'English', fi: 'Finnish' } satisfies Record<Contact['language'], string>,
  actions: (name: string) => `Actions for ${name}`,
  edit: 'Edit',
  remove: 'Delete',
  removeTitle: (name: string) => `Delete ${name}?`,
  removeBody:
    'Their name, address and job title stay with the permissions that they gave. Everything else about them goes, and their links stop working. This cannot be undone.',
  removeFailed: 'Not deleted',
  removed: (name: string) => `Deleted ${name}`,
  erase: 'Erase on request…',
  eraseTitle: (name: string) => `Erase ${name} everywhere?`,
  eraseBody:
    'Name, address and job title go from the contact, from every request and permission, and from what is public. What was allowed, and when, stays. Do this when the person asks for it. It cannot be undone.',
  eraseAction: 'Erase',
  eraseFailed: 'Not erased',
  erasedPerson: 'Erased on request',
  erased: 'Erased. What was allowed stays on record.',
  cancel: 'Cancel',
  create: 'Add contact',
  save: 'Save changes',
  saveFailed: 'Not saved',
  saved: (name: string) => `Saved ${name}`,
  added: (name: string) => `Added ${name}`,
} as const;
