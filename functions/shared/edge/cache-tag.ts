/** Of all that belongs to one organisation, at whatever address: what the edge forgets it by. */
export const cacheTagOf = (organizationId: string): string => `organization-${organizationId}`;
