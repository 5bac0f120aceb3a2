/** Where an organisation's public side is found. Addresses that people have passed on must keep working. */
export const referencePagePath = (organizationId: string): string => `/reference-page/${organizationId}`;

export const storyPath = (organizationId: string, referenceId: string): string =>
  `${referencePagePath(organizationId)}/${referenceId}`;

export const collectionPagePath = (organizationId: string, collectionId: string): string =>
  `${referencePagePath(organizationId)}/collection/${collectionId}`;

/** The card on that page of the organisation's cards, from 1. */
export const cardPath = (organizationId: string, referenceId: string, page: number): string =>
  `${referencePagePath(organizationId)}${page > 1 ? `?page=${page}` : ''}#${cardAnchor(referenceId)}`;

/** Of a card on its page: who comes by it sees the card marked for a moment (`list.css`). */
export const cardAnchor = (referenceId: string): string => `reference-${referenceId}`;
