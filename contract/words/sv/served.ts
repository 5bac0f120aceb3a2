// Only functions write these words about public pages: titles, summaries, pictures, notices and the controls of embeds.

export const listTitle = (organization: string) => `${organization}: kundreferenser`;
export const partTitle = (part: string, organization: string) => `${part}: ${organization}`;
export const pageOf = (page: number, pages: number) => ` (sida ${page} av ${pages})`;
export const listSummary = (organization: string, companies: readonly string[]) =>
  companies.length > 0
    ? `Kundreferenser från ${organization}: ${companies.join(', ')}.`
    : `Kundreferenser från ${organization}.`;
export const storyOf = (title: string, customer: string) => `${title} (${customer})`;
export const storySummary = (title: string, organization: string) =>
  `${title}: en kundreferens från ${organization}.`;

export const pictureTitle = 'Kundreferenser';
export const pictureCount = (count: number) => `${count} kundreferenser`;
export const pictureStory = 'Kundreferens';
export const pictureCollection = 'Samling';
export const pictureReferences = (count: number) => (count === 1 ? '1 referens' : `${count} referenser`);
export const pictureMore = (names: readonly string[], more: number) => `${names.join(', ')} och ${more} till`;

// All of common gender.
const kinds = {
  page: 'referenssidan',
  collection: 'samlingen',
  reference: 'referensen',
  confirmation: 'bekräftelsen',
} as const;
type NoticeKind = keyof typeof kinds;
export const goneTitle = (kind: NoticeKind) => `Den här ${kinds[kind]} är inte längre publicerad`;
export const goneText = 'Organisationen har tagit bort det, eller så har den sista dagen passerat.';
export const unknownTitle = (kind: NoticeKind) => `Den här ${kinds[kind]} finns inte`;
export const unknownText = 'Adressen kan vara felskriven, eller så har organisationen avpublicerat sidan.';
export const failedTitle = 'Något gick fel';
export const failedText = 'Sidan kunde inte visas. Försök igen om en liten stund.';
export const failedAgain = 'Försök igen';
export const failedRequest = <T>(id: T): readonly (string | T)[] => ['Begäran ', id];
export const goHome = (product: string) => `Gå till ${product}`;
export const goToAll = 'Visa alla referenser';

export const embedPrevious = 'Föregående';
export const embedNext = 'Nästa';
export const embedAll = (count: number) => `Visa alla ${count} referenser`;
export const embedClose = 'Stäng';
export const embedList = 'Kundreferenser';
export const embedBadge = (count: number) => (count === 1 ? '1 kundreferens' : `${count} kundreferenser`);
export const embedBadgeConfirmed = (count: number) =>
  count === 1 ? '1 referens bekräftad av kunden' : `${count} referenser bekräftade av kunder`;
export const embedPause = 'Pausa';
export const embedPlay = 'Fortsätt';
export const embedRetry = 'Ladda om';
