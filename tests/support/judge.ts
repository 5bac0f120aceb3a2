import { expect } from 'vitest';
import type { CardContent } from '#contract/cards/card';
import { subjectsOf } from '#contract/permission/subjects-of';
import type { PermissionEntry } from '#contract/resources/permission';
import type { Channel } from '#contract/rules/choices';
import { permissionState } from '#contract/permission/state';
import { readLedger } from '#functions/permission/store';
import { keys } from '#functions/shared/data/keys';
import type { ownersContext } from './in-process.ts';
import { everySurface } from './requiring.ts';
import { readItem } from './table.ts';

interface World {
  organizationId: string;
  inProcess: () => ReturnType<typeof ownersContext>;
}

/** Compares each visible card with the ledger of its customer. Returns how many cards there were. */
export async function judge(
  world: World,
  collectionId: string,
  ids: readonly string[],
  today: string,
): Promise<number> {
  const { organizationId } = world;
  const { pages, embeds, sitemap } = await everySurface(organizationId, collectionId, ids);
  const ours = (card: CardContent) => ids.includes(card.id);
  for (const card of pages.filter(ours)) await expectAllowed(world, card, 'reference-page', today);
  for (const card of embeds.filter(ours)) {
    await expectAllowed(world, card, 'reference-page', today);
    await expectAllowed(world, card, 'website', today);
  }
  const listed = new Set(pages.map(({ id }) => id));
  expect(sitemap.filter((id) => !listed.has(id))).toEqual([]);
  return pages.filter(ours).length + embeds.filter(ours).length;
}

async function expectAllowed(
  { organizationId, inProcess }: World,
  card: CardContent,
  channel: Channel,
  today: string,
): Promise<void> {
  const row = await readItem(keys.reference(organizationId, card.id));
  const { customerId } = row!.attributes as { customerId: string };
  const entries = await readLedger(inProcess(), customerId);
  // A card is allowed by all grants, or as a version approved by the grants up to then.
  const refusals = await Promise.all(
    [Infinity, ...entries.filter(({ snapshot }) => snapshot).map(({ sequence }) => sequence)].map((until) =>
      refusalsOf(organizationId, card, channel, {
        entries: entries.filter(({ kind, sequence }) => sequence <= until || kind !== 'granted'),
        today,
      }),
    ),
  );
  expect(refusals, `${card.id} ${channel}`).toContainEqual([]);
}

async function refusalsOf(
  organizationId: string,
  card: CardContent,
  channel: Channel,
  { entries, today }: { entries: PermissionEntry[]; today: string },
): Promise<string[]> {
  const state = permissionState(entries, { referenceId: card.id, today });
  const refused: string[] = [];
  for (const subject of subjectsOf(card)) {
    const { entryId, state: found } = state[subject][channel];
    const entry = found === 'allowed' ? entries.find(({ id }) => id === entryId) : undefined;
    if (!entry || !(await isAsApproved(organizationId, card, entry, subject))) refused.push(subject);
  }
  return refused;
}

/** A grant by link covers only what was approved. */
async function isAsApproved(
  organizationId: string,
  card: CardContent,
  { snapshot }: PermissionEntry,
  subject: string,
) {
  if (!snapshot) return true;
  const row = await readItem(keys.snapshot(organizationId, snapshot));
  const approved = (JSON.parse(row!.text as string) as { card: CardContent }).card;
  if (subject === 'text') return card.title === approved.title;
  return subject !== 'quote' || card.quote === approved.quote;
}
