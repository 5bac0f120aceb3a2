/** The tag of every cached response of an organization, by which the edge invalidates them. */
export const cacheTagOf = (organizationId: string): string => `organization-${organizationId}`;
