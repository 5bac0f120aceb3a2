import type { Role } from '#contract/rules/roles';
import { roleNames } from '../../../shared/role-names.ts';

export const texts = {
  page: {
    title: 'Team Members',
    description: (organization: string) => `Who works in ${organization}, and what each of them may do.`,
    invite: 'Invite people',
    search: 'Search people',
    loading: 'Loading the team…',
    failed: 'The team could not be loaded',
    count: (members: number, invitations: number) =>
      invitations > 0
        ? `${plural(members, 'member')}, ${plural(invitations, 'invitation')}`
        : plural(members, 'member'),
    noneTitle: 'Nobody matches',
    none: 'No name or address fits this search.',
    clear: 'Clear search',
    readOnly: (managers: string) => `Only owners and admins change the team. Ask ${managers}.`,
    alone: 'So far it is just you.',
    aloneBody: 'Invite the people who write, check and publish references with you.',
  },

  columns: { person: 'Name and email', role: 'Role', state: 'State', actions: 'Actions' },

  roles: roleNames,
  roleNotes: {
    owner: 'Everything, including other owners and deleting the organization.',
    admin: 'What members do, and branding, billing, the organization’s name and the team below owners.',
    member: 'Creates, edits and publishes references, customers and collections.',
  } satisfies Record<Role, string>,
  rolesTitle: 'What each role may do',

  row: {
    you: 'You',
    unnamed: 'No name yet',
    active: 'Active',
    invited: 'Invited',
    expired: 'Expired',
    expires: 'Expires',
    by: (name: string) => `Invited by ${name}`,
    delivery: {
      sending: 'The mail is on its way',
      sent: 'The mail was sent',
      failed: 'The mail could not be delivered. Check the address.',
    },
    lastOwner: 'The only owner, so this cannot change. Make somebody else an owner first.',
    changeRole: (name: string, role: string) => `Role of ${name}: ${role}. Change`,
    actions: (name: string) => `Actions for ${name}`,
  },

  actions: {
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
  },

  changed: {
    role: (name: string, role: string) => `${name} has the role ${role}`,
    removed: (name: string) => `${name} is not in the team any more`,
    revoked: (email: string) => `The invitation for ${email} is revoked`,
    resent: (email: string) => `A new invitation is on its way to ${email}`,
  },

  problems: {
    forbidden: 'Your role does not allow this any more. The list shows the current state.',
    gone: 'This person is not in the team any more.',
    notResent: (email: string) => `Not sent to ${email}`,
  },

  lower: {
    title: 'Give up your own role?',
    body: (to: string) =>
      `You will have the role ${to}. You cannot take the old role back yourself: somebody who has it must give it to you.`,
    action: 'Change my role',
    failed: 'Your role was not changed',
  },
  owner: {
    title: (name: string) => `Make ${name} an owner?`,
    body: 'An owner may do everything: change every role, yours too, and delete the organization.',
    action: 'Make owner',
    failed: 'The role was not changed',
  },
  remove: {
    title: (name: string) => `Remove ${name}?`,
    body: (name: string) =>
      `${name} loses access at once. What they made stays. To come back they need a new invitation.`,
    action: 'Remove',
    failed: 'Nobody was removed',
  },
  revoke: {
    title: 'Revoke this invitation?',
    body: (email: string) => `${email} cannot join with it any more. You can invite them again at any time.`,
    action: 'Revoke',
    failed: 'The invitation was not revoked',
  },

  invite: {
    title: 'Invite people',
    description: 'Each gets a mail with a link. It is valid for 7 days, only for that address.',
    addresses: 'Email addresses',
    addressesHint: 'One or more, separated by commas, spaces or new lines.',
    role: 'Role',
    send: (count: number) => (count > 1 ? `Send ${count} invitations` : 'Send invitation'),
    cancel: 'Cancel',
    close: 'Close',
    none: 'An email address is required',
    notAnAddress: (text: string) => `“${text}” is not an email address`,
    tooMany: (most: number) => `At most ${most} at a time: more cannot be sent in an hour`,
    results: 'Result of each invitation',
    steps: {
      waiting: 'Waiting',
      checking: 'Checking…',
      sending: 'Sending…',
      sent: 'Invited',
      skipped: 'Not sent',
    },
    someFailed: 'Those that were not sent are still above. Correct them or send them again.',
    done: (addresses: readonly string[]) =>
      addresses.length === 1 ? `Invited ${addresses[0]}` : `Invited ${addresses.length} people`,
  },
} as const;

function plural(count: number, word: string): string {
  return `${count} ${count === 1 ? word : `${word}s`}`;
}
