import * as z from 'zod/mini';
import { keys } from '../shared/data/keys.ts';
import { storedKey } from '../shared/data/read.ts';
import { put, type Step } from '../shared/data/write.ts';

export const deletionRow = z.extend(storedKey, {
  organizationId: z.string(),
  customerId: z.string(),
  referenceId: z.optional(z.string()),
});
export type Deletion = z.output<typeof deletionRow>;

export const deletionStep = (deletion: Omit<Deletion, 'pk' | 'sk'>, now: Date): Step => {
  const { organizationId, customerId, referenceId } = deletion;
  return put(keys.scheduled('approval', now, organizationId, referenceId ?? customerId), deletion);
};
