import type { Approval } from '#contract/resources/approval';
import { limits } from '#contract/rules/limits';
import type { Preset } from './presets.ts';

const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

export const approvalTexts = {
  ask: 'Ask for approval',
  askAgain: 'Ask again',
  title: 'Requests for approval',
  failed: 'The requests for approval could not be loaded',
  retry: 'Retry',
  statuses: {
    waiting: 'Waiting',
    approved: 'Approved',
    'changes suggested': 'Changes suggested',
    declined: 'Declined',
    canceled: 'Canceled',
    lapsed: 'Not answered in time',
  } satisfies Record<Approval['status'], string>,

  byWhom: (contact: string, member: string, day: string) => `${contact}, asked by ${member} on ${day}`,
  somebody: 'somebody who has left the team',
  canAnswer: (day: string) => `Can be answered until ${day}.`,
  reminded: (days: string) => `Reminded on ${days}.`,
  undelivered: (contact: string) =>
    `The mail could not be delivered. Check the address of ${contact} among the customer’s contacts, then ask again.`,
  responded: (name: string, day: string) => `${name} answered on ${day}`,
  comment: (name: string) => `Comment by ${name}`,
  earlier: (count: number) => `Show ${count} earlier ${count === 1 ? 'request' : 'requests'}`,
  seeChanges: 'See changes',

  cancel: {
    open: 'Cancel request',
    title: 'Cancel this request?',
    body: (contact: string) =>
      `The link that ${contact} got will say that the request ended. Earlier permissions stay as they are.`,
    action: 'Cancel request',
    failed: 'Not canceled',
    done: 'Canceled the request',
  },

  publish: {
    refused: {
      title: (customer: string) => `${customer} has refused this story`,
      declined: (who: string, day: string) => `${who} said no on ${day}`,
      withdrawn: (who: string, day: string) => `${who} took the permission back on ${day}`,
      lead: (said: string, reason: string | undefined) =>
        `${said}${reason ? `: “${reason}”` : ''}. It cannot be published, not even without its parts.`,
      cancel: 'Cancel',
    },
    missing: (subjects: string) => `Not allowed yet: ${subjects}`,
    title: 'Not allowed yet',
    needed: (customer: string, subjects: string) =>
      `Publishing shows more than ${customer} has allowed on the reference page. Missing: ${subjects}.`,
    warn: 'You can still publish it: your organization leaves that to you.',
    require: 'Your organization publishes only what its customers have allowed.',
    waiting: (contact: string, day: string) => `${contact} was asked on ${day} and has not answered yet.`,
    saveFirst: 'Save it as a draft first: then you can ask for approval.',
    close: 'Close',
  },

  changes: {
    title: (contact: string) => `Changes suggested by ${contact}`,
    approvedTitle: (contact: string) => `${contact} approved it with these words`,
    approvedDescription:
      'The permission holds for exactly these words. Use them, and it holds at once. To use others, ask again.',
    takeTheirs: 'Use their words',
    description:
      'Removals are crossed out, additions are underlined. What you use goes into the form and is stored when you save.',
    commentAlone: 'They wrote a comment and did not change the text.',
    take: 'Use these words',
    takeAll: 'Use all',
    taken: 'In the form',
    undo: 'Undo',
    close: 'Close',
    askAgain: 'Save and ask again',
  },

  approvedVersion: {
    changed: (day: string) => `Changed since it was approved on ${day}`,
    visitorsSee: 'Visitors still see the approved version.',
    description: 'Removals since then are crossed out, additions are underlined.',
  },

  diff: {
    otherPicture: 'Another picture',
    pictureAdded: 'A picture was added',
    pictureRemoved: 'The picture was removed',
  },

  unsaved: 'There are unsaved changes. The request shows the last saved version.',
  save: 'Save changes',

  dialog: {
    presets: { everything: 'Everything', logo: 'Logo only', tender: 'Tender only' } satisfies Record<
      Preset,
      string
    >,
    count: (cells: number) => `${cells} asked for`,
    refused: (parts: string) => `Refused before: ${parts}.`,
    title: 'Ask for approval',
    description: (days: number) =>
      `The contact gets a personal link by email. It shows the card and the story exactly as they are saved now, and can be answered for ${days} days without an account.`,
    reference: 'Reference',
    chooseReference: 'Choose a reference',
    noReference: 'Choose what is asked about',
    contact: 'Who is asked',
    chooseContact: 'Choose a contact',
    noContact: 'Choose who is asked',
    nobody: (customer: string) => `${customer} has no contacts yet. Add somebody who can decide.`,
    loadingContacts: 'Loading the contacts…',
    contactsFailed: 'The contacts could not be loaded.',
    addContact: 'Add contact',
    lastAsked: (day: string, recent: number) =>
      recent === 0
        ? `Last asked on ${day}.`
        : `Last asked on ${day}, ${times(recent)} within ${limits.approvalLoadDays} days.`,
    tooMany: (contact: string, recent: number) =>
      `${contact} was asked ${times(recent)} within ${limits.approvalLoadDays} days. Somebody who is asked too often stops answering: can this wait, or can somebody else decide?`,
    replaces: (contact: string) =>
      `${contact} has not answered the last request about this reference. This one replaces it.`,
    subjects: 'What is asked for',
    subjectsHint: 'Preselected: what this card shows.',
    channels: 'Where it would be shown',
    until: 'Until when',
    untilHint: 'The last day. If empty, until it is withdrawn.',
    language: 'Language of the mail and the page',
    ownLanguage: (language: string) => `Their own: ${language}`,
    message: 'Personal message',
    messageHint: 'Shown in the mail and on the page. A few personal words get more answers.',
    wording: 'What they agree to, if they allow all of it',
    preview: (contact: string) => `The mail to ${contact}`,
    previewNobody: 'The mail',
    subject: 'Subject',
    linkHere: 'The link to the card appears here.',
    cancel: 'Cancel',
    send: 'Send request',
    failed: 'Not sent',
    sent: (contact: string) => `Asked ${contact} for approval`,
  },
} as const;
