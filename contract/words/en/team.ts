import type { Role } from '../../rules/roles.ts';
import { roleNames } from './roles.ts';

export const pageTitle = 'Team Members';
export const pageDescription = (organization: string) =>
  `Who works in ${organization}, and what each of them may do.`;
export const pageInvite = 'Invite people';
export const pageSearch = 'Search people';
export const pageLoading = 'Loading the team…';
export const pageFailed = 'The team could not be loaded';
export const pageCount = (members: number, invitations: number) =>
  invitations > 0
    ? `${plural(members, 'member')}, ${plural(invitations, 'invitation')}`
    : plural(members, 'member');
export const pageNoneTitle = 'Nobody matches';
export const pageNone = 'No name or address fits this search.';
export const pageClear = 'Clear search';
export const pageReadOnly = (managers: string) => `Only owners and admins change the team. Ask ${managers}.`;
export const pageAlone = 'So far it is just you.';
export const pageAloneBody = 'Invite the people who write, check and publish references with you.';

export const columnsPerson = 'Name and email';
export const columnsRole = 'Role';
export const columnsState = 'State';
export const columnsActions = 'Actions';

export const roles = roleNames;
export const roleNotes = {
  owner: 'Everything, including other owners and deleting the organization.',
  admin: 'What members do, and branding, billing, the organization’s name and the team below owners.',
  member: 'Creates, edits and publishes references, customers and collections.',
} satisfies Record<Role, string>;
export const rolesTitle = 'What each role may do';

export const rowYou = 'You';
export const rowUnnamed = 'No name yet';
export const rowActive = 'Active';
export const rowInvited = 'Invited';
export const rowExpired = 'Expired';
export const rowExpires = 'Expires';
export const rowBy = (name: string) => `Invited by ${name}`;
export const rowDelivery = {
  sending: 'The mail is on its way',
  sent: 'The mail was sent',
  failed: 'The mail could not be delivered. Check the address.',
} as const;
export const rowLastOwner = 'The only owner, so this cannot change. Make somebody else an owner first.';
export const rowChangeRole = (name: string, role: string) => `Role of ${name}: ${role}. Change`;
export const rowActions = (name: string) => `Actions for ${name}`;

export const actions = {
  remove: 'Remove from the team…',
  resend: 'Send again',
  checking: 'Checking…',
  sending: 'Sending…',
  copyLink: 'Copy join link',
  copyNote: (email: string) => `Works only for ${email}`,
  copied: (email: string) => `Copied. The link works only for ${email}.`,
  copyFailed: (link: string) => `It could not be copied. The link is ${link}`,
  revoke: 'Revoke invitation…',
  undo: 'Undo',
} as const;

export const changedRole = (name: string, role: string) => `${name} has the role ${role}`;
export const changedRemoved = (name: string) => `${name} is not in the team any more`;
export const changedRevoked = (email: string) => `The invitation for ${email} is revoked`;
export const changedResent = (email: string) => `A new invitation is on its way to ${email}`;

export const problemsForbidden = 'Your role does not allow this any more. The list shows the current state.';
export const problemsGone = 'This person is not in the team any more.';
export const problemsNotResent = (email: string) => `Not sent to ${email}`;

export const lower = {
  title: 'Give up your own role?',
  body: (to: string) =>
    `You will have the role ${to}. You cannot take the old role back yourself: somebody who has it must give it to you.`,
  action: 'Change my role',
  failed: 'Your role was not changed',
} as const;
export const owner = {
  title: (name: string) => `Make ${name} an owner?`,
  body: 'An owner may do everything: change every role, yours too, and delete the organization.',
  action: 'Make owner',
  failed: 'The role was not changed',
} as const;

export const removeTitle = (name: string) => `Remove ${name}?`;
export const removeBody = (name: string) =>
  `${name} loses access at once. What they made stays. To come back they need a new invitation.`;
export const removeAction = 'Remove';
export const removeFailed = 'Nobody was removed';

export const revokeTitle = 'Revoke this invitation?';
export const revokeBody = (email: string) =>
  `${email} cannot join with it any more. You can invite them again at any time.`;
export const revokeAction = 'Revoke';
export const revokeFailed = 'The invitation was not revoked';

export const inviteTitle = 'Invite people';
export const inviteDescription =
  'Each gets a mail with a link. It is valid for 7 days, only for that address.';
export const inviteAddresses = 'Email addresses';
export const inviteAddressesHint = 'One or more, separated by commas, spaces or new lines.';
export const inviteRole = 'Role';
export const inviteSend = (count: number) => (count > 1 ? `Send ${count} invitations` : 'Send invitation');
export const inviteCancel = 'Cancel';
export const inviteClose = 'Close';
export const inviteNone = 'An email address is required';
export const inviteNotAnAddress = (text: string) => `“${text}” is not an email address`;
export const inviteTooMany = (most: number) => `At most ${most} at a time: more cannot be sent in an hour`;
export const inviteResults = 'Result of each invitation';
export const inviteSteps = {
  waiting: 'Waiting',
  checking: 'Checking…',
  sending: 'Sending…',
  sent: 'Invited',
  skipped: 'Not sent',
} as const;
export const inviteSomeFailed = 'Those that were not sent are still above. Correct them or send them again.';
export const inviteDone = (addresses: readonly string[]) =>
  addresses.length === 1 ? `Invited ${addresses[0]}` : `Invited ${addresses.length} people`;

function plural(count: number, word: string): string {
  return `${count} ${count === 1 ? word : `${word}s`}`;
}
