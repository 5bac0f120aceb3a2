import { limits } from '../../rules/limits.ts';
import type { Role } from '../../rules/roles.ts';

export const title = 'Dashboard';
export const morning = 'Good morning';
export const afternoon = 'Good afternoon';
export const evening = 'Good evening';
export const greetingTo = (greeting: string, firstName: string) => `${greeting}, ${firstName}`;
export const description = (organization: string) => `Here is how ${organization} is doing.`;
export const newReference = 'New reference';
export const loading = 'Loading the dashboard…';
export const failed = 'The dashboard could not be loaded';

export const firstTitle = 'Your first reference';
export const firstText = 'Write one customer’s story on a card and publish it: your page begins with it.';
export const firstWrite = 'Write your first reference';

export const shareNone = 'None';
export const shareAll = 'All';
export const tilePublished = 'Published';
export const tileOnPage = (share: string) => `${share} on your page`;
export const tileDrafts = 'Drafts';
export const tileReady = (share: string) => `${share} ready to publish`;
export const tileCustomers = 'Customers';
export const tileWithout = (customers: string) => `${customers} without a reference`;
export const tileAllWith = 'All with a reference';

export const pageTitle = 'Your reference page';
export const pageEmpty = 'It is there, and empty until you publish a public reference.';
export const pageHolds = (count: number) =>
  `${count === 1 ? 'One reference is' : `${count} references are`} on it, for anyone with the link.`;
export const pageView = 'View page';
export const pageCopy = 'Copy link';
export const pageCopyFailed = 'The link could not be copied. Open the page and copy its address.';

export const visitsFailed = 'The visits could not be loaded';
export const visitsNone = 'No visits counted yet';
export const visitsLoading = 'Loading the visits…';
export const visitsTitle = 'Last 30 days';
export const visitsAll = 'All analytics';
export const visitsTop = 'Top references';
export const visitsPerformance = 'Performance';
export const visitorsByDay = 'Visitors by day';
export const visitorsByWeek = 'Visitors by week';

const asRole = { owner: 'an owner', admin: 'an admin', member: 'a member' } satisfies Record<Role, string>;
export const invitedTitle = 'You are invited';
/** The second half is set apart. */
export const invitedTo = (organization: string, role: Role | undefined) =>
  [`You are invited to ${organization}`, role ? ` as ${asRole[role]}` : ''] as const;
/** The second half is only read out. */
export const invitedSee = (organization: string) => ['See invitation', ` to ${organization}`] as const;

export const sentTitle = 'Invitations sent';
export const sentTeam = 'Team';
export const sentNote = <T>(role: Role, expired: boolean, when: T): readonly (string | T)[] => [
  `As ${asRole[role]} · ${expired ? 'expired' : 'expires'} `,
  when,
];
export const sentIsExpired = 'Expired';
export const sentNotDelivered = 'Not delivered';

export const viewAll = (count: number) => `View all ${count}`;
export const draftsTitle = 'Drafts waiting';
export const draftRefused = 'Refused by the customer';
export const draftReady = 'Ready to publish';
export const draftNeeds = (fields: readonly string[]) => `Needs ${fields.join(', ')}`;
export const picturesTitle = 'Needs a picture';
export const publishedTitle = 'Latest published';

export const permissionsTitle = 'Permissions';
export const permissions = {
  waiting: {
    title: (count: number) =>
      count === 1 ? '1 reference waits for an answer' : `${count} references wait for an answer`,
    note: 'Contacts are reminded by themselves. See who was asked, or ask somebody else.',
  },
  ending: {
    title: (count: number) =>
      `The permission for ${count === 1 ? '1 reference ends' : `${count} references ends`} within ${limits.expiryReminderDays[0]} days`,
    note: 'Ask again before it does.',
  },
  ended: {
    title: (count: number) =>
      `${count === 1 ? '1 published reference is' : `${count} published references are`} no longer allowed: the permission ended`,
    note: 'Ask again, or record what was agreed.',
  },
  missing: {
    title: (count: number) =>
      `${count === 1 ? '1 published reference shows' : `${count} published references show`} what the customer has not allowed`,
    note: 'Ask for approval, or record what was agreed.',
  },
} as const;

export const tendersTitle = 'Tenders';
export const tenderTell = (title: string) => `Tell the buyer of “${title}”`;
export const tenderRecalls = (count: number) =>
  count === 1
    ? '1 reference that you sent has lost a permission.'
    : `${count} references that you sent have lost a permission.`;
export const tenderDue = (days: number, answered: number, needs: number) => {
  const left =
    days < 0
      ? 'The deadline is over'
      : days === 0
        ? 'Due today'
        : days === 1
          ? '1 day left'
          : `${days} days left`;
  return needs > 0
    ? `${left} · ${answered} of ${needs} requirements answered`
    : `${left} · no requirements yet`;
};
