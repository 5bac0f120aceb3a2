import { productName } from '../../primitives/product.ts';
import type { Place } from '../../permission/places.ts';
import type { Subject } from '../../rules/choices.ts';
import type { Role } from '../../rules/roles.ts';

type Kind = 'yes' | 'part' | 'words' | 'changes' | 'no' | 'taken' | 'person';

export const answered = {
  subject: (kind: Kind, count: number) =>
    ({
      yes: 'Yes',
      part: 'Yes in part',
      words: `Yes, with ${count} ${count === 1 ? 'change' : 'changes'}`,
      changes: 'Changes, not a yes yet',
      no: 'No',
      taken: 'Taken back',
      person: 'Ask somebody else',
    })[kind],
  about: (contact: string, story: string) => `${contact} about “${story}”`,
  title: {
    yes: (contact: string) => `${contact} said yes to all of it`,
    part: (contact: string) => `${contact} said yes in part`,
    words: (contact: string) => `${contact} said yes, with changes`,
    changes: (contact: string) => `${contact} suggests changes`,
    no: (contact: string) => `${contact} said no`,
    taken: (contact: string) => `${contact} took the permission back`,
    person: (contact: string) => `${contact} is not the right person`,
  },
  approved: (contact: string, customer: string, count: number, refused: string) =>
    `${contact} at ${customer} approved it${count ? ` with ${count} ${count === 1 ? 'change' : 'changes'} of words` : ''}${refused && `${count ? ',' : ''} and said no to ${refused}`}.`,
  suggested: (contact: string, customer: string) =>
    `${contact} at ${customer} suggests changes. Nothing is allowed yet.`,
  published: 'It is published now, as you wanted.',
  unpublished: 'It was not published by itself: look at it and publish it.',
  no: 'Nothing of it may be shown. What was public of it has been taken down.',
  person: 'Nothing was allowed and nothing refused. Ask somebody else at the customer.',
  taken: (time: string) =>
    `Since ${time} it may not be shown any more. What was public of it comes down within a minute.`,
  seeIt: 'See what is public',
  until: 'Until',
  words: 'Changed words',
  action: {
    yes: 'Publish it',
    part: 'Publish it',
    words: 'Look at the changes and publish',
    changes: 'Look at the changes',
    no: 'See what holds now',
    taken: 'See what holds now',
    person: 'See what holds now',
  },
  places: {
    web: 'the web',
    social: 'social media',
    sales: 'sales material',
    tender: 'tenders',
    press: 'the press',
    call: 'the phone',
  } satisfies Record<Place, string>,
  and: ' and ',
  binds: (refused: string) =>
    `The no binds: nothing of it can be shown there from ${productName} (${refused}).`,
  bindsSocial: `The no binds: nothing of it can be posted on social media from ${productName}.`,
  foot: (organization: string) => `You get this because you asked, or manage ${organization}.`,
  reply: (contact: string) => `A reply to this mail goes to ${contact}. `,
};

export const ending = {
  subject: (days: number, customer: string) =>
    `Ends ${days === 0 ? 'today' : `in ${days} ${days === 1 ? 'day' : 'days'}`}: what ${customer} allows`,
  preheader: (parts: number, day: string) =>
    `${parts} ${parts === 1 ? 'part' : 'parts'}, last day ${day}. Ask again with one click.`,
  title: (day: string) => `A permission ends on ${day}`,
  lead: (customer: string, day: string) =>
    `${customer} allows this until ${day}. After that day your policy decides:`,
  story: 'Story',
  all: 'All of them',
  require: '“Require” takes it off your pages and embeds by itself.',
  warn: '“Warn” leaves it up, and marks it red until you ask again or take it down.',
  off: '“Off” leaves it up, because you do not ask for permissions.',
  ask: (contact: string) => `Ask ${contact} again`,
  see: 'See the permissions',
  foot: (organization: string) =>
    `You get this because you asked, or manage ${organization}. Turn such mails off in the settings.`,
};

export const security = {
  happened: {
    password: [
      'Your password was changed',
      'The password of your account was changed, and every device was signed out.',
    ],
    'two-factor-on': [
      'Two-factor authentication is on',
      'Two-factor authentication was turned on: signing in needs a code from your authenticator app.',
    ],
    'two-factor-off': [
      'Two-factor authentication is off',
      'Two-factor authentication was turned off: signing in needs only your password.',
    ],
    'address-from': [
      'The address of your account was changed',
      'Your account now has another email address. You can no longer use this address to sign in or reset the password.',
    ],
    'address-to': [
      'This is the address of your account now',
      'The email address of your account was changed to this one. Use it to sign in and to reset the password.',
    ],
    restored: [
      'Choose a new password for your account',
      'We had to set up our sign-in anew, and your password was lost. Your account, your organizations and their data are as they were. Choose a new password to sign in. If you used two-factor authentication, turn it on again afterwards.',
    ],
  } satisfies Record<string, [subject: string, what: string]>,
  you: 'If it was you, you do not have to do anything.',
  canReset: 'If it was not you, reset your password now, which signs out every device. Then contact us.',
  cannotReset:
    'If it was not you, contact us now. We will check that the account is yours and restore your access.',
  when: 'When',
  reset: 'Reset the password',
  write: 'Write to us',
};

export const override = {
  somebody: 'A member',
  subject: (story: string) => `Published without permission: ${story}`,
  lead: (by: string, story: string, customer: string) =>
    `${by} published “${story}” although ${customer} has not allowed all of it. The reason is below.`,
  customer: 'Customer',
  not: 'Not allowed',
  by: 'Published by',
  action: 'See the reference',
  note: 'You get this because you manage the organization.',
};

export const imported = {
  done: (file: string) => `${file} has been brought in`,
  stopped: (file: string) => `${file} was brought in only in part`,
  body: (file: string, organization: string) =>
    `The references of “${file}” are drafts of “${organization}” now. Nothing of them is public.`,
  stoppedBody: (file: string, organization: string) =>
    `Bringing “${file}” into “${organization}” could not be finished. Bring the same file in again: what is here already is left out.`,
  made: 'Made',
  changed: 'Changed',
  leftOut: 'Left out by you',
  refused: 'Not possible',
  action: 'See the result',
  note: 'You get this because you began to bring the file in.',
};

export const exported = {
  somebody: 'A member',
  subject: {
    asked: (organization: string) => `All data of ${organization} will be exported`,
    ready: (organization: string) => `All data of ${organization} can be downloaded`,
  },
  asked: (by: string, organization: string) =>
    `${by} asked for an archive of everything that “${organization}” has. If that was not intended, remove them from the team before it is downloaded.`,
  ready: (organization: string, until: string) =>
    `The archive of everything that “${organization}” has is ready. Owners and admins can download it until ${until}.`,
  by: 'Asked for by',
  at: 'Time',
  action: 'Open the settings',
  note: 'You get this because you are an owner of the organization.',
};

export const deleted = {
  somebody: 'Somebody whose account is gone',
  subject: (organization: string) => `${organization} was deleted on ${productName}`,
  lead: (by: string, organization: string) =>
    `${by} deleted the organization “${organization}”, of which you were an owner. Nobody can open it or see its public pages any more, and its subscription has ended.`,
  mistake: (until: string) =>
    `If that was a mistake, contact us at the address below before ${until} with the organization id. We restore it with its records, files, public pages and team, but without open invitations and the subscription. After that time, all of its data is deleted permanently.`,
  id: 'Organization id',
  by: 'Deleted by',
  at: 'Deleted at',
  until: 'Can be brought back until',
  note: 'If the deletion was intended, you do not have to do anything.',
};

export const invitation = {
  somebody: 'Somebody',
  roles: { owner: 'owner', admin: 'admin', member: 'member' } satisfies Record<Role, string>,
  subject: (inviter: string, organization: string) =>
    `${inviter} invites you to ${organization} on ${productName}`,
  lead: (inviter: string, organization: string, role: string) =>
    `${inviter} invites you to join the organization “${organization}” as ${role}.`,
  how: (day: string) =>
    `Sign in or sign up with the address that received this email. The invitation is valid until ${day}.`,
  action: 'See the invitation',
  note: 'If you did not expect this, you can ignore it.',
};

export const recall = {
  buyer: 'The buyer',
  subject: (story: string, tender: string) => `“${story}” is no longer allowed in “${tender}”`,
  title: (buyer: string) => `${buyer} has to be told`,
  lead: (story: string, tender: string) =>
    `The customer no longer allows what you have sent about “${story}” in the tender “${tender}”.`,
  parts: 'No longer allowed',
  subjects: {
    name: 'the name',
    logo: 'the logo',
    text: 'the text',
    quote: 'the quote',
    images: 'the pictures',
    person: 'the person',
    value: 'the contract value',
  } satisfies Record<Subject, string>,
  what: 'Tell the buyer to leave it out. The tender has the words for it, and keeps whom you told.',
  action: 'See what to tell',
  foot: (organization: string) => `You get this because you own the tender, or manage ${organization}.`,
};

export const tenderDeadline = {
  subject: (tender: string) => `Deadline near: customers have not allowed all of “${tender}”`,
  preheader: (count: number, day: string) =>
    `${count === 1 ? 'One reference is' : `${count} references are`} open. The deadline is ${day}.`,
  title: (day: string) => `The deadline is ${day}`,
  lead: (tender: string) =>
    `In the tender “${tender}” not everything is settled with the customers of these references:`,
  states: {
    withdrawn: 'Withdrawn',
    declined: 'Refused',
    expired: 'Ended',
    'not asked': 'Not asked',
    waiting: 'No answer yet',
    ends: 'Ends too early',
    spoken: 'By word of mouth only',
  },
  what: 'Call the customer, or choose other references. Questions end with the deadline.',
  action: 'Open the tender',
  foot: (organization: string) => `You get this because you own the tender, or manage ${organization}.`,
};
