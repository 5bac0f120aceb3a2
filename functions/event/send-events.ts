import type { EventBatch, VisitEvent } from '#contract/resources/event';
import { addDays, dayIn } from '../shared/days/days.ts';
import { isBusy } from '../counting/buffer.ts';
import { recordBatch } from '../counting/record-batch.ts';
import { hashOf } from '../shared/data/hash.ts';
import { keys } from '../shared/data/keys.ts';
import { publicScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { secretAt } from '../shared/security/secret.ts';
import { RateLimited } from '../shared/errors/app-error.ts';
import { shownAt } from '../publication/surfaces.ts';
import { isGone } from '../shared/data/tombstone.ts';
import { defaultTimeZone, settingsOf } from '../organization/store.ts';
import type { VisitorContext } from '../shared/membership/context.ts';
import type { Visitor } from '../shared/membership/visitor.ts';
import { deviceOf, isCounted, networkOf } from './visit.ts';

const accepted = { accepted: true } as const;

/** The response never depends on what was counted, so that callers learn nothing about ids or bot detection. */
export async function sendEvents(
  { visitor, now }: VisitorContext,
  batch: EventBatch,
): Promise<typeof accepted> {
  if (!isCounted(visitor)) return accepted;
  const known = await knownPart(batch, now);
  if (known.events.length === 0) return accepted;
  const counted = {
    ...batch,
    ...known,
    country: visitor.country ?? 'unknown',
    device: deviceOf(visitor.userAgent),
    ...(await hashesOf(visitor, batch.organizationId, dayIn(known.timeZone, now))),
  };
  try {
    await recordBatch(counted, now);
  } catch (error) {
    if (!(error instanceof RateLimited)) throw error;
  }
  return accepted;
}

interface ShownPart {
  at: Date;
  timeZone: string;
  ids: ReadonlySet<string>;
}

/** Cards are cached for a minute, because hundreds of visitors a second report the same ones. */
const lastSeen = new Map<string, ShownPart>();
const lastsMs = 60_000;
const mostSeen = 1_000;

async function knownPart(
  { organizationId, events }: EventBatch,
  now: Date,
): Promise<{ events: VisitEvent[]; timeZone: string }> {
  const ids = [...new Set(events.flatMap(({ referenceId }) => referenceId ?? []))];
  const last = seenLately(organizationId, now);
  const isKnown = last && ids.every((id) => last.ids.has(id));
  const shown = isKnown ? last : await readShown(organizationId, ids, now);
  if (!shown) return { events: [], timeZone: defaultTimeZone };
  return {
    events: events.filter(({ referenceId }) => referenceId === undefined || shown.ids.has(referenceId)),
    timeZone: shown.timeZone,
  };
}

/** A missing page is not cached, because it may be published in a moment. */
async function readShown(
  organizationId: string,
  ids: readonly string[],
  now: Date,
): Promise<ShownPart | undefined> {
  const [page, ...cards] = await scopedTable(publicScope(organizationId)).getMany([
    keys.publicPage(organizationId),
    ...ids.map((referenceId) => keys.publicReference(organizationId, referenceId)),
  ]);
  if (!page || isGone(page)) return undefined;
  const there = new Set(shownAt('ownPage', cards).map(({ sk }) => sk));
  const shown = ids.filter((id) => there.has(keys.publicReference(organizationId, id).sk));
  const last = seenLately(organizationId, now);
  const { timeZone } = settingsOf(page);
  const next = { at: last?.at ?? now, timeZone, ids: new Set([...(last?.ids ?? []), ...shown]) };
  if (lastSeen.size > mostSeen) lastSeen.clear();
  lastSeen.set(organizationId, next);
  return { ...next, ids: new Set(shown) };
}

function seenLately(organizationId: string, now: Date): ShownPart | undefined {
  const last = isBusy(organizationId, now) ? lastSeen.get(organizationId) : undefined;
  return last && Math.abs(now.getTime() - last.at.getTime()) < lastsMs ? last : undefined;
}

/** The next day is included, because in some time zones it is still this one. */
export const saltDays = 2;

/** The salt changes with the organization's day, so nobody can follow a visitor across days or organizations. */
async function hashesOf({ address, userAgent }: Visitor, organizationId: string, day: string) {
  const gone = Date.parse(`${addDays(day, saltDays)}T00:00:00Z`) / 1000;
  const salt = await secretAt(keys.visitorSalt(day), gone);
  return {
    salt,
    visitorHash: hashOf(salt, address, userAgent, organizationId),
    addressHash: hashOf(salt, networkOf(address), organizationId),
  };
}
