export const listTitle = (organization: string) => `${organization}: Kundenreferenzen`;
export const partTitle = (part: string, organization: string) => `${part}: ${organization}`;
export const pageOf = (page: number, pages: number) => ` (Seite ${page} von ${pages})`;
export const listSummary = (organization: string, companies: readonly string[]) =>
  companies.length > 0
    ? `Kundenreferenzen von ${organization}: ${companies.join(', ')}.`
    : `Kundenreferenzen von ${organization}.`;
export const storyOf = (title: string, customer: string) => `${title} (${customer})`;
export const storySummary = (title: string, organization: string) =>
  `${title}: eine Kundenreferenz von ${organization}.`;

export const pictureTitle = 'Kundenreferenzen';
export const pictureCount = (count: number) => `${count} Kundenreferenzen`;
export const pictureStory = 'Kundenreferenz';
export const pictureCollection = 'Sammlung';
export const pictureReferences = (count: number) => (count === 1 ? '1 Referenz' : `${count} Referenzen`);
export const pictureMore = (names: readonly string[], more: number) =>
  `${names.join(', ')} und ${more} weitere`;

// All of them are feminine.
const kinds = {
  page: 'Referenzseite',
  collection: 'Sammlung',
  reference: 'Referenz',
  confirmation: 'Bestätigung',
} as const;
type NoticeKind = keyof typeof kinds;
export const goneTitle = (kind: NoticeKind) => `Diese ${kinds[kind]} ist nicht mehr veröffentlicht`;
export const goneText = 'Die Organisation hat es zurückgezogen, oder der letzte Tag ist vorbei.';
export const unknownTitle = (kind: NoticeKind) => `Diese ${kinds[kind]} gibt es nicht`;
export const unknownText =
  'Die Adresse enthält vielleicht einen Tippfehler, oder die Organisation hat die Seite zurückgezogen.';
export const failedTitle = 'Etwas ist schiefgegangen';
export const failedText =
  'Die Seite konnte nicht angezeigt werden. Bitte versuchen Sie es gleich noch einmal.';
export const failedAgain = 'Erneut versuchen';
export const failedRequest = <T>(id: T): readonly (string | T)[] => ['Anfrage ', id];
export const goHome = (product: string) => `Zu ${product}`;
export const goToAll = 'Alle Referenzen ansehen';

export const embedPrevious = 'Zurück';
export const embedNext = 'Weiter';
export const embedAll = (count: number) => `Alle ${count} Referenzen anzeigen`;
export const embedClose = 'Schließen';
export const embedList = 'Kundenreferenzen';
export const embedBadge = (count: number) => (count === 1 ? '1 Kundenreferenz' : `${count} Kundenreferenzen`);
export const embedBadgeConfirmed = (count: number) =>
  count === 1 ? '1 vom Kunden bestätigte Referenz' : `${count} von Kunden bestätigte Referenzen`;
export const embedPause = 'Anhalten';
export const embedPlay = 'Fortsetzen';
export const embedRetry = 'Erneut';
