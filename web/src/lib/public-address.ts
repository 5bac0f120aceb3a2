/** Where an organisation's public side is found. Addresses that people have passed on must keep working. */
export const referencePagePath = (organizationId: string): string => `/reference-page/${organizationId}`;

export const collectionPagePath = (organizationId: string, collectionId: string): string =>
  `${referencePagePath(organizationId)}/collection/${collectionId}`;

export const publishedReferencePath = (organizationId: string, referenceId: string): string =>
  `${referencePagePath(organizationId)}/${referenceId}`;
