// Only functions write these words about public pages: titles, summaries, pictures, notices and the controls of embeds.

export const listTitle = (organization: string) => `${organization}: customer references`;
export const partTitle = (part: string, organization: string) => `${part}: ${organization}`;
export const pageOf = (page: number, pages: number) => ` (page ${page} of ${pages})`;
export const listSummary = (organization: string, companies: readonly string[]) =>
  companies.length > 0
    ? `Customer references of ${organization}: ${companies.join(', ')}.`
    : `Customer references of ${organization}.`;
export const storyOf = (title: string, customer: string) => `${title} (${customer})`;
export const storySummary = (title: string, organization: string) =>
  `${title}: a customer reference of ${organization}.`;

const references = (count: number) => (count === 1 ? '1 reference' : `${count} references`);
export const pictureTitle = 'Customer references';
export const pictureCount = (count: number) => `${count} customer references`;
export const pictureStory = 'Customer reference';
export const pictureCollection = 'Collection';
export const pictureReferences = references;
export const pictureMore = (names: readonly string[], more: number) => `${names.join(', ')} and ${more} more`;

const kinds = {
  page: 'reference page',
  collection: 'collection',
  reference: 'reference',
  confirmation: 'confirmation',
} as const;
type NoticeKind = keyof typeof kinds;
export const goneTitle = (kind: NoticeKind) => `This ${kinds[kind]} is no longer published`;
export const goneText = 'Its organization has taken it down, or its last day has passed.';
export const unknownTitle = (kind: NoticeKind) => `This ${kinds[kind]} does not exist`;
export const unknownText = 'The address may be mistyped, or the organization has taken it down.';
export const failedTitle = 'Something went wrong';
export const failedText = 'The page could not be shown. Please try again in a moment.';
export const failedAgain = 'Try again';
export const failedRequest = <T>(id: T): readonly (string | T)[] => ['Request ', id];
export const goHome = (product: string) => `Go to ${product}`;
export const goToAll = 'See all references';

export const embedPrevious = 'Previous';
export const embedNext = 'Next';
export const embedAll = (count: number) => `Show all ${count} references`;
export const embedClose = 'Close';
export const embedList = 'Customer references';
export const embedBadge = (count: number) =>
  count === 1 ? '1 customer reference' : `${count} customer references`;
export const embedBadgeConfirmed = (count: number) =>
  count === 1 ? '1 reference confirmed by the customer' : `${count} references confirmed by customers`;
export const embedPause = 'Pause';
export const embedPlay = 'Play';
export const embedRetry = 'Retry';
