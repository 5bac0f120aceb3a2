/** Where an organisation's public side is found. Addresses that people have passed on must keep working. */
export const referencePagePath = (organizationId: string): string => `/reference-page/${organizationId}`;

export const storyPath = (organizationId: string, referenceId: string): string =>
  `${referencePagePath(organizationId)}/${referenceId}`;

export const collectionPagePath = (organizationId: string, collectionId: string): string =>
  `${referencePagePath(organizationId)}/collection/${collectionId}`;
