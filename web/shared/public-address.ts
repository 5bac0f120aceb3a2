/** A draft has no slug; its id works in an address too. */
export const storyNameOf = ({ id, slug }: { id: string; slug?: string }): string => slug ?? id;

/** Takes the slug of the organization, or its id. */
export const referencePagePath = (page: string): string => `/reference-page/${page}`;

export const storyPath = (page: string, story: string): string => `${referencePagePath(page)}/${story}`;

/** Where it is said who confirmed a reference, for whoever doubts it. */
export const proofPath = (organizationId: string, referenceId: string): string =>
  `/verify/${organizationId}.${referenceId}`;

export const collectionPagePath = (page: string, collectionId: string): string =>
  `${referencePagePath(page)}/collection/${collectionId}`;

/** The card on that page of the organization's cards, from 1. */
export const cardPath = (page: string, referenceId: string, number: number): string =>
  `${referencePagePath(page)}${number > 1 ? `?page=${number}` : ''}#${cardAnchor(referenceId)}`;

/** Of a card on its page: who comes by it sees the card marked for a moment (`list.css`). */
export const cardAnchor = (referenceId: string): string => `reference-${referenceId}`;
