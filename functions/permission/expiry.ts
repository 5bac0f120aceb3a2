import * as z from 'zod/mini';
import { channels, subjects, type Channel, type Subject } from '#contract/rules/choices';
import { limits } from '#contract/rules/limits';
import type { PermissionEntry } from '#contract/resources/permission';
import { permissionState } from '#contract/permission/state';
import { addDays } from '../analytics/period.ts';
import { keys } from '../shared/data/keys.ts';
import { storedKey } from '../shared/data/read.ts';
import { put, type Step } from '../shared/data/write.ts';

/** Scheduled work for a permission with an end: a reminder, or the end itself. */
export const expiryRow = z.extend(storedKey, {
  organizationId: z.string(),
  customerId: z.string(),
  entryId: z.string(),
  expiresOn: z.string(),
});
export type Expiry = z.output<typeof expiryRow>;

type Ending = Omit<Expiry, 'pk' | 'sk'>;

/** The step that schedules what comes after a moment: the next reminder, or the end. */
export function expiryStep({ organizationId, customerId, entryId, expiresOn }: Ending, after: Date): Step {
  const reminder = limits.expiryReminderDays
    // A time at which it is that day, or about to be, from Hawaii to Auckland.
    .map((daysBefore) => new Date(`${addDays(expiresOn, -daysBefore)}T08:00:00Z`))
    .find((at) => at > after);
  const at = reminder ?? earliestEnd(expiresOn);
  const key = keys.scheduled('permission', at, organizationId, customerId, entryId);
  return put(key, { organizationId, customerId, entryId, expiresOn });
}

/** When the day is over somewhere: from then on it is for the organization's calendar to say whether it is. */
export const earliestEnd = (expiresOn: string): Date => new Date(`${expiresOn}T10:00:00Z`);

/** Returns the subjects and channels that this entry alone allows on its last day. */
export function endingWith(
  entries: readonly PermissionEntry[],
  { id, referenceId, expiresOn }: PermissionEntry,
): { subjects: Subject[]; channels: Channel[] } | undefined {
  if (expiresOn === undefined) return undefined;
  const last = permissionState(entries, { referenceId, today: expiresOn });
  const next = permissionState(entries, { referenceId, today: addDays(expiresOn, 1) });
  const ends = (subject: Subject, channel: Channel) => {
    const { state, entryId } = last[subject][channel];
    return state === 'allowed' && entryId === id && next[subject][channel].state !== 'allowed';
  };
  const ending = {
    subjects: subjects.filter((subject) => channels.some((channel) => ends(subject, channel))),
    channels: channels.filter((channel) => subjects.some((subject) => ends(subject, channel))),
  };
  return ending.subjects.length > 0 ? ending : undefined;
}
