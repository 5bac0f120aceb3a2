/** The edge invalidates an organization's responses by this tag. */
export const cacheTagOf = (organizationId: string): string => `organization-${organizationId}`;
