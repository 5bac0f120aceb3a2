import { recordKeys } from '../lib/organization/records.ts';

/** Not among the records, whose keys every page loads. */
export const documentsKey = (organizationId: string) =>
  [...recordKeys.all(organizationId), 'documents'] as const;
