export const listTitle = (organization: string) => `${organization}: asiakasreferenssit`;
export const partTitle = (part: string, organization: string) => `${part}: ${organization}`;
export const pageOf = (page: number, pages: number) => ` (sivu ${page} / ${pages})`;
export const listSummary = (organization: string, companies: readonly string[]) =>
  companies.length > 0
    ? `Asiakasreferenssit, ${organization}: ${companies.join(', ')}.`
    : `Asiakasreferenssit, ${organization}.`;
export const storyOf = (title: string, customer: string) => `${title} (${customer})`;
export const storySummary = (title: string, organization: string) =>
  `${title}: asiakasreferenssi, ${organization}.`;

export const pictureTitle = 'Asiakasreferenssit';
export const pictureCount = (count: number) => `${count} asiakasreferenssiä`;
export const pictureStory = 'Asiakasreferenssi';
export const pictureCollection = 'Kokoelma';
export const pictureReferences = (count: number) => (count === 1 ? '1 referenssi' : `${count} referenssiä`);
export const pictureMore = (names: readonly string[], more: number) => `${names.join(', ')} ja ${more} muuta`;

const kinds = {
  page: 'Tämä referenssisivu',
  collection: 'Tämä kokoelma',
  reference: 'Tämä referenssi',
  confirmation: 'Tämä vahvistus',
} as const;
type NoticeKind = keyof typeof kinds;
export const goneTitle = (kind: NoticeKind) => `${kinds[kind]} ei ole enää julkaistu`;
export const goneText = 'Organisaatio on poistanut sen näkyvistä, tai sen viimeinen päivä on ohi.';
export const unknownTitle = (kind: NoticeKind) => `${kinds[kind]} puuttuu`;
export const unknownText =
  'Osoitteessa voi olla kirjoitusvirhe, tai organisaatio on poistanut sen näkyvistä.';
export const failedTitle = 'Jokin meni vikaan';
export const failedText = 'Sivua ei voitu näyttää. Yritä hetken kuluttua uudelleen.';
export const failedAgain = 'Yritä uudelleen';
export const failedRequest = <T>(id: T): readonly (string | T)[] => ['Pyyntö ', id];
export const goHome = (product: string) => `Siirry etusivulle: ${product}`;
export const goToAll = 'Katso kaikki referenssit';

export const embedPrevious = 'Edellinen';
export const embedNext = 'Seuraava';
export const embedAll = (count: number) => `Näytä kaikki ${count} referenssiä`;
export const embedClose = 'Sulje';
export const embedList = 'Asiakasreferenssit';
export const embedBadge = (count: number) =>
  count === 1 ? '1 asiakasreferenssi' : `${count} asiakasreferenssiä`;
export const embedBadgeConfirmed = (count: number) =>
  count === 1 ? '1 asiakkaan vahvistama referenssi' : `${count} asiakkaiden vahvistamaa referenssiä`;
export const embedPause = 'Pysäytä';
export const embedPlay = 'Jatka';
export const embedRetry = 'Uudelleen';
