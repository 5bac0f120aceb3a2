import { permissionState } from '#contract/permission/state';
import type { PermissionEntry } from '#contract/resources/permission';
import type { Channel, Subject } from '#contract/rules/choices';
import { readSettingsRow, settingsOf } from '../organization/store.ts';
import { readLedger } from '../permission/store.ts';
import { dayIn } from '../shared/days/days.ts';
import type { ActorContext } from '../shared/membership/context.ts';

/** An entry of a customer that closed something, and the ledger as it is now. */
export interface Closing {
  entry: PermissionEntry;
  entries: readonly PermissionEntry[];
  today: string;
  organizationName: string;
}

interface Closed {
  customerId: string;
  entryId: string;
}

/** Returns nothing for an entry that is gone. */
export async function readClosing(
  context: ActorContext,
  { customerId, entryId }: Closed,
): Promise<Closing | undefined> {
  const [entries, settings] = await Promise.all([readLedger(context, customerId), readSettingsRow(context)]);
  const entry = entries.find(({ id }) => id === entryId);
  const today = dayIn(settingsOf(settings).timeZone, context.now);
  return entry && { entry, entries, today, organizationName: settings.name };
}

interface About {
  referenceId: string;
  tenderId?: string | undefined;
}

/** The parts that the entry closed on a channel. A later permission may have opened some again. */
export function closedOf(
  { entry, entries, today }: Omit<Closing, 'organizationName'>,
  about: About,
  subjects: readonly Subject[],
  channel: Channel = 'tender',
): Subject[] {
  if (!entry.channels.includes(channel) || !isAbout(entry, about)) return [];
  const state = permissionState(entries, { ...about, today });
  return subjects.filter(
    (subject) => entry.subjects.includes(subject) && state[subject][channel].state !== 'allowed',
  );
}

/** An entry may be about all references of a customer, and about all tenders. */
const isAbout = (
  { referenceId, tender }: Pick<PermissionEntry, 'referenceId' | 'tender'>,
  one: About,
): boolean =>
  (referenceId === undefined || referenceId === one.referenceId) &&
  (tender === undefined || tender.id === one.tenderId);
