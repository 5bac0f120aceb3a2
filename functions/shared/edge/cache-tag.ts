/** Of all that belongs to one organization, at whatever address: what the edge forgets it by. */
export const cacheTagOf = (organizationId: string): string => `organization-${organizationId}`;
