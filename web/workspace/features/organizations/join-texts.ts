import type { ErrorCode } from '#contract/error';
import { limits } from '#contract/limits';

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
