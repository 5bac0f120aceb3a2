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
  for (const card of embeds.filter(ours)) await expectAllowed(world, card, 'website', today);
  const listed = new Set(pages.map(({ id }) => id));
  expect([...sitemap, ...embeds.map(({ id }) => id)].filter((id) => !listed.has(id))).toEqual([]);
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
  const state = permissionState(entries, { referenceId: card.id, today });
  const granting = subjectsOf(card).map((subject) => {
    const { entryId, state: found } = state[subject][channel];
    return { subject, found, entry: entries.find(({ id }) => id === entryId) };
  });
  const where = `${card.id} ${channel}`;
  for (const { subject, found, entry } of granting) {
    expect(found, `${where} ${subject}`).toBe('allowed');
    if (entry?.snapshot) expect(shownOf(card, subject)).toEqual(shownOf(await approvedBy(entry), subject));
  }
  if (!card.confirmed) return;
  const [{ entry: first }] = granting as [(typeof granting)[number]];
  for (const { entry } of granting) {
    expect(entry?.method, where).toBe('link');
    expect(entry?.snapshot, where).toBe(first!.snapshot);
  }

  async function approvedBy({ snapshot }: PermissionEntry): Promise<CardContent> {
    const stored = await readItem(keys.snapshot(organizationId, snapshot!));
    return (JSON.parse(stored!.text as string) as { card: CardContent }).card;
  }
}

/** The part of a card that a grant by link has fixed. */
function shownOf(card: CardContent, subject: string): unknown {
  if (subject === 'text') return [card.title, card.shortDescription, card.templateId];
  return subject === 'quote' ? card.quote : undefined;
}
