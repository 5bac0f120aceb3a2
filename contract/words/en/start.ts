import { limits } from '../../rules/limits.ts';
import type { Role } from '../../rules/roles.ts';

export const firstTitle = 'Create your organization';
export const firstWelcome = 'Welcome.';
export const firstWelcomeTo = (name: string) => `Welcome, ${name}.`;
export const firstHint =
  'Customers, references and your public page all live in an organization. Most people name it after their company.';
export const firstCreate = 'Create organization';
export const invitedTitle = 'You are invited';
export const invitedSee = 'See invitation';
/** Follows “See invitation” for screen readers. */
export const invitedSeeTo = (organization: string) => ` to ${organization}`;

export const colorsTitle = 'Choose your colors';
export const colorsNote =
  'Your page and its cards begin with them. One click, and you can change them whenever you like.';
export const colorsSkip = 'Skip this';
export const colorsFailed = 'The colors could not be saved';
export const websiteTitle = 'Take them from your website';
export const websiteLabel = 'Address of your website';
export const websiteHint = 'We read its first page once. Nothing is saved before you choose.';
export const websiteRead = 'Show me';
export const websiteFrom = (host: string) => `From ${host}`;
export const websiteNothing = 'We found no logo and no color there. Choose one of these instead.';
export const websiteLogoFailed = 'The logo could not be saved';

export const joinTitle = 'Join an organization';
export const joinTo = (organization: string) => `You are invited to ${organization}`;
export const joinAs = {
  owner: 'You will join as an owner.',
  admin: 'You will join as an admin.',
  member: 'You will join as a member.',
} satisfies Record<Role, string>;
export const joinFor = (email: string) =>
  `The invitation must be for ${email}, the address that you are signed in with.`;
export const joinForYou = 'The invitation must be for your address, the address that you are signed in with.';
export const joinAccept = 'Accept invitation';
export const joinNotNow = 'Not now';
export const joinOtherAccount = 'Use another account';
export const joinFailed = 'Error joining organization';
export const goTo = (product: string) => `Go to ${product}`;

export const joinedTitle = (organization: string) => `You are a member of ${organization}`;
export const joinedHint = 'There is nothing left to accept.';
export const joinedOpen = (organization: string) => `Open ${organization}`;
export const suspendedTitle = (organization: string) => `${organization} is suspended`;
export const suspendedHint =
  'You are still a member, but nobody can work in it at the moment. Please ask our support.';
export const suspendedWhy = (date: string, reason: string) => `Suspended on ${date}. The reason: ${reason}`;
export const suspendedList = 'Suspended';
export const suspendedSee = 'See why';
/** Follows “See why” for screen readers. */
export const suspendedSeeOf = (organization: string) => ` ${organization} is suspended`;
export const deletedTitle = (organization: string) => `${organization} has been deleted`;
export const deletedHint = 'There is nothing left to open. If that was a mistake, ask its owner.';

export const notInvitedTitle = 'There is no invitation for your address';
export const notInvitedHint =
  'It may have been sent to another address of yours: sign in with that account. Otherwise ask the person who invited you to check the address, and to send the link again.';
export const expiredTitle = 'This invitation has expired';
export const expiredHint = `An invitation is open for ${limits.invitationDays} days. Ask the person who invited you to send it again; the link in the new mail will work.`;
export const revokedTitle = 'This invitation was withdrawn';
export const revokedHint =
  'Somebody in the organization took it back. If you think that was a mistake, ask the person who invited you for a new one.';
export const spentTitle = 'This invitation was already used';
export const spentHint =
  'It works once, and you are no longer a member. To come back you need a new invitation from an owner or an admin.';
export const limitTitle = `Maximum limit of ${limits.organizationsPerUser} organizations reached`;
export const limitHint =
  'Leave or delete one of your organizations, then accept this invitation. It stays open until it expires.';
export const fullTitle = 'This organization is full';
export const fullHint = `An organization can have at most ${limits.members} members. Ask the person who invited you to make room, then accept again.`;
