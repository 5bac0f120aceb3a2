/** A draft has no slug; its id works in an address too. */
export const storyNameOf = ({ id, slug }: { id: string; slug?: string | undefined }): string => slug ?? id;

/** A page in another language than its originals has addresses of its own below the organization's. */
export const pageIn = (page: string, language: string | undefined): string =>
  language === undefined ? page : `${page}/${language}`;

/** Takes the slug of the organization, or its id; `pageIn` adds a language. */
export const referencePagePath = (page: string): string => `/reference-page/${page}`;

export const storyPath = (page: string, story: string): string => `${referencePagePath(page)}/${story}`;

export const proofPath = (organizationId: string, referenceId: string): string =>
  `/verify/${organizationId}.${referenceId}`;

/** The page of all references, if the id is empty. */
export const collectionPagePath = (page: string, collectionId: string): string =>
  referencePagePath(page) + (collectionId && `/collection/${collectionId}`);

export const cardPath = (page: string, referenceId: string, number: number): string =>
  `${referencePagePath(page)}${number > 1 ? `?page=${number}` : ''}#${cardAnchor(referenceId)}`;

export const cardAnchor = (referenceId: string): string => `reference-${referenceId}`;
