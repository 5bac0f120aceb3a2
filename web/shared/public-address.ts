/** A draft has no slug; its id works in an address too. */
export const storyNameOf = ({ id, slug }: { id: string; slug?: string }): string => slug ?? id;

/** Takes the slug of the organization, or its id. */
export const referencePagePath = (page: string): string => `/reference-page/${page}`;

export const storyPath = (page: string, story: string): string => `${referencePagePath(page)}/${story}`;

export const proofPath = (organizationId: string, referenceId: string): string =>
  `/verify/${organizationId}.${referenceId}`;

export const collectionPagePath = (page: string, collectionId: string): string =>
  `${referencePagePath(page)}/collection/${collectionId}`;

export const cardPath = (page: string, referenceId: string, number: number): string =>
  `${referencePagePath(page)}${number > 1 ? `?page=${number}` : ''}#${cardAnchor(referenceId)}`;

export const cardAnchor = (referenceId: string): string => `reference-${referenceId}`;
