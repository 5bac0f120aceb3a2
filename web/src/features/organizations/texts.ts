import type { ErrorCode } from '#contract/error';
import { limits } from '#contract/limits';

/** What the organisation's dialogs say. The texts that the specification fixes are in `#contract/text`. */
export const dialogTexts = {
  createTitle: 'Create organization',
  createDescription: 'A workspace with its own customers, references and public page.',
  renameTitle: 'Rename organization',
  renameDescription: 'The new name shows to all members and on the public reference page.',
  renameError: 'Error renaming organization',
  renameFailed: 'Failed to rename organization. Please try again.',
  leaveConsequence: 'You lose access at once. Your work stays with the organization.',
  leaveRules:
    'At least one owner must remain in the organization, and you will need a new invitation to rejoin.',
  lastOwner:
    'You are its only owner. Make somebody else an owner first, or delete the organization if nobody needs it any more.',
  deleteAtOnce: 'Its public reference page, collections and embeds stop working at once.',
  deleteForAll: 'All members lose access at once, and open invitations are withdrawn.',
  deleteForGood: `Customers, references, collections and assets are deleted for good after ${limits.purgeDays} days.`,
  caseMatters: 'Almost: upper and lower case have to match.',
} as const;

/** The screen with what holds for the whole organisation. */
export const settingsTexts = {
  title: 'Organization settings',
  description: (name: string) => `What holds for everybody in ${name}.`,
  failed: 'The settings could not be loaded',
  readOnly: 'Owners and admins can change this.',
  name: {
    title: 'Name',
    description: 'Shown to all members and on the public reference page.',
    rename: 'Rename organization',
  },
  timeZone: {
    title: 'Time zone',
    description: 'In which the days of the analytics begin and end.',
    label: 'Time zone',
    hint: (time: string) =>
      `Now it is ${time}. A change holds for what is counted from then on; earlier days stay as they are.`,
    noPlace: 'Without a place',
    own: (zone: string) => `Use ${zone}`,
    save: 'Save',
    saved: 'Time zone saved',
    conflict: (theirs: string, mine: string) =>
      `Somebody else has just chosen ${theirs}. Save again to use ${mine} instead.`,
  },
  websites: {
    title: 'Websites',
    description: 'Which of them may show your references in an embed.',
    note: 'The list of websites is on the integrations screen.',
    any: 'Any website may show your references.',
    only: (count: number) =>
      count === 1 ? 'One website may show your references.' : `${count} websites may show your references.`,
    open: 'Open Integrations',
  },
} as const;

/** When the organisation that was just made, joined or followed a link to cannot be shown. */
export const arrivalTexts = {
  openFailed: 'The organization could not be opened. Please try again.',
  listFailed: 'Your organizations could not be loaded. This one will be among them in a moment.',
  unavailable: 'This organization is not available at the moment.',
} as const;

/** An organisation that one is a member of and cannot open. */
export const closedTexts = {
  inactive: {
    title: (name: string) => `${name} is suspended`,
    text: 'You are still a member, but nobody can work in it at the moment. Please ask our support.',
  },
  deleted: {
    title: (name: string) => `${name} has been deleted`,
    text: 'There is nothing left to open. If that was a mistake, ask its owner.',
  },
} as const;

interface Refusal {
  title: string;
  /** What happened, and what to do next. */
  text: string;
  /** Accepting once more can work, when something else was done first. */
  retry?: boolean;
  /** Another address may be the invited one. */
  otherAccount?: boolean;
}

/** Why an invitation does not open the organisation. */
export const joinRefusals: Partial<Record<ErrorCode, Refusal>> = {
  NOT_FOUND: {
    title: 'There is no invitation for your address',
    text: 'It may have been sent to another address of yours: sign in with that account. Otherwise ask the person who invited you to check the address, and to send the link again.',
    otherAccount: true,
  },
  INVITATION_EXPIRED: {
    title: 'This invitation has expired',
    text: `An invitation is open for ${limits.invitationDays} days. Ask the person who invited you to send it again; the link in the new mail will work.`,
  },
  INVITATION_REVOKED: {
    title: 'This invitation was withdrawn',
    text: 'Somebody in the organization took it back. If you think that was a mistake, ask the person who invited you for a new one.',
  },
  INVITATION_USED: {
    title: 'This invitation was already used',
    text: 'It works once, and you are no longer a member. To come back you need a new invitation from an owner or an admin.',
  },
  ORGANIZATION_LIMIT: {
    title: `Maximum limit of ${limits.organizationsPerUser} organizations reached`,
    text: 'Leave or delete one of your organizations, then accept this invitation. It stays open until it expires.',
    retry: true,
  },
  MEMBER_LIMIT: {
    title: 'This organization is full',
    text: `An organization can have at most ${limits.members} members. Ask the person who invited you to make room, then accept again.`,
    retry: true,
  },
};
