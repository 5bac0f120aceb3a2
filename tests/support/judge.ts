import { expect } from 'vitest';
import type { CardContent } from '#contract/cards/card';
import { isLogoTile } from '#contract/cards/templates';
import { isRefused, opens, permissionState } from '#contract/permission/state';
import { subjectsOf } from '#contract/permission/subjects-of';
import { inWords } from '#contract/reference/translate';
import type { Snapshot } from '#contract/resources/approval';
import type { PermissionEntry } from '#contract/resources/permission';
import type { Channel } from '#contract/rules/choices';
import { readLedger } from '#functions/permission/store';
import type { Proof } from '#functions/publication/proof';
import { getPublicStory } from '#functions/public/get-public-story';
import { keys } from '#functions/shared/data/keys';
import { storyData } from '#pages/reference-page/structured-data.ts';
import type { ownersContext } from './in-process.ts';
import { everySurface, type Policy } from './requiring.ts';
import { readItem } from './table.ts';

interface World {
  organizationId: string;
  policy: Policy;
  inProcess: () => ReturnType<typeof ownersContext>;
}

/** Compares each visible card with the ledger of its customer. Returns how many cards and marks there were. */
export async function judge(
  world: World,
  collectionId: string,
  ids: readonly string[],
  today: string,
): Promise<{ shown: number; marks: number }> {
  const { organizationId } = world;
  const { pages, embeds, sitemap } = await everySurface(organizationId, collectionId, ids);
  const ours = (card: CardContent) => ids.includes(card.id);
  const cards = [...pages, ...embeds].filter(ours);
  for (const card of pages.filter(ours)) await expectAllowed(world, card, 'reference-page', today);
  for (const card of embeds.filter(ours)) await expectAllowed(world, card, 'website', today);
  const listed = new Map(pages.map((card) => [card.id, card]));
  expect([...sitemap, ...embeds.map(({ id }) => id)].filter((id) => !listed.has(id))).toEqual([]);
  for (const id of ids) await expectProof(world, id, listed.get(id));
  // A logo tile has no story.
  for (const card of pages.filter((one) => ours(one) && !isLogoTile(one)))
    await expectStructured(world, card.id);
  return { shown: cards.length, marks: cards.filter(({ confirmed }) => confirmed).length };
}

/** In each language, no surface shows more than the original's does, and no words that nobody has approved. */
export async function judgeIn(
  world: World,
  language: string,
  { collectionId, ids, today }: { collectionId: string; ids: readonly string[]; today: string },
): Promise<number> {
  const { organizationId } = world;
  const [original, translated] = await Promise.all([
    everySurface(organizationId, collectionId, ids),
    everySurface(organizationId, collectionId, ids, language),
  ]);
  const all = (['pages', 'embeds'] as const).flatMap((setting) =>
    translated[setting]
      .filter(({ id }) => ids.includes(id))
      .map((card) => ({ card, setting, hasOriginal: original[setting].some(({ id }) => id === card.id) })),
  );
  const translations = all.filter(({ card }) => card.translatedFrom !== undefined);
  expect(all.filter(({ hasOriginal }) => !hasOriginal)).toEqual([]);
  for (const { card, setting } of translations)
    await expectWordsAllowed(world, card, {
      channel: setting === 'pages' ? 'reference-page' : 'website',
      language,
      today,
    });
  return translations.length;
}

async function expectWordsAllowed(
  { organizationId, policy, inProcess }: World,
  card: CardContent,
  { channel, language, today }: { channel: Channel; language: string; today: string },
): Promise<void> {
  const row = await readItem(keys.reference(organizationId, card.id));
  const { customerId } = row!.attributes as { customerId: string };
  const entries = await readLedger(inProcess(), customerId);
  const stateBy = (some: readonly PermissionEntry[]) =>
    permissionState(some, { referenceId: card.id, today });
  const state = stateBy(entries);
  const closing = entries.filter((entry) => !opens(entry));
  const approving = new Map<string, readonly (string | undefined)[]>();
  for (const subject of subjectsOf(card)) {
    const where = `${policy} ${card.id} ${language} ${channel} ${subject}`;
    const { state: found, entryId } = state[subject][channel];
    expect(isRefused(found), where).toBe(false);
    if (policy !== 'require' && !card.confirmed) continue;
    expect(found, where).toBe('allowed');
    if (!entries.find(({ id }) => id === entryId)?.snapshot && !card.confirmed) continue;
    // Each answer alone, with what has closed it since.
    const fitting = [];
    for (const entry of entries) {
      if (!entry.snapshot || stateBy([entry, ...closing])[subject][channel].state !== 'allowed') continue;
      const stored = await readItem(keys.snapshot(organizationId, entry.snapshot));
      const { card: seen, translations } = JSON.parse(stored!.text as string) as Snapshot;
      const words = translations?.[language];
      const approved = words ? inWords(seen, words) : subject === 'name' ? seen : undefined;
      if (approved && same(shownOf(approved, subject), shownOf(card, subject)))
        fitting.push(entry.approvalId);
    }
    expect(fitting.length, where).toBeGreaterThan(0);
    approving.set(subject, fitting);
  }
  if (!card.confirmed) return;
  const [first = [], ...others] = approving.values();
  expect(
    first.some((id) => others.every((list) => list.includes(id))),
    `${card.id} ${language} is confirmed by one answer`,
  ).toBe(true);
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

async function expectAllowed(
  { organizationId, policy, inProcess }: World,
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
  const where = `${policy} ${card.id} ${channel}`;
  for (const { subject, found, entry } of granting) {
    expect(isRefused(found), `${where} ${subject}`).toBe(false);
    if (policy === 'require' || card.confirmed) {
      expect(found, `${where} ${subject}`).toBe('allowed');
      if (entry?.snapshot) expect(shownOf(card, subject)).toEqual(shownOf(await approvedBy(entry), subject));
    }
  }
  if (!card.confirmed) return;
  const [{ entry: first }] = granting as [(typeof granting)[number]];
  expect(first?.snapshot, where).toBeDefined();
  for (const { entry } of granting) {
    expect(entry?.method, where).toBe('link');
    expect(entry?.snapshot, where).toBe(first!.snapshot);
  }

  async function approvedBy({ snapshot }: PermissionEntry): Promise<CardContent> {
    const stored = await readItem(keys.snapshot(organizationId, snapshot!));
    return (JSON.parse(stored!.text as string) as { card: CardContent }).card;
  }
}

/** A certificate is whole only beside a card with the mark. Without a card it names nobody. */
async function expectProof(
  { organizationId, policy }: World,
  referenceId: string,
  card: CardContent | undefined,
): Promise<void> {
  const proof = (await readItem(keys.publicProof(organizationId, referenceId))) as Proof | undefined;
  const where = `${policy} ${referenceId}`;
  const hasEnded = proof?.expiresOn !== undefined && proof.expiresOn < new Date().toISOString().slice(0, 10);
  if (proof?.state === 'valid' && !hasEnded) expect(card?.confirmed, where).toBeDefined();
  if (card?.confirmed) expect(['valid', 'partial'], where).toContain(proof?.state);
  if (proof?.state === 'withdrawn')
    expect([proof.by, proof.company, proof.parts], where).toEqual([undefined, undefined, undefined]);
  else if (proof) expect(card, where).toBeDefined();
}

async function expectStructured({ organizationId, policy }: World, reference: string): Promise<void> {
  const story = await getPublicStory({ now: new Date() }, { organizationId, reference });
  const { confirmed, quote } = story.card;
  const text = JSON.stringify(storyData(story, '', { language: 'en', origin: '', address: '', summary: '' }));
  const where = `${policy} ${reference}`;
  expect(text.includes('Confirmed by the customer'), where).toBe(confirmed !== undefined);
  expect(text.includes('"Quotation"'), where).toBe(Boolean(quote));
}

/** The part of a card that a grant by link has fixed. */
function shownOf(card: CardContent, subject: string): unknown {
  if (subject === 'name') return card.company;
  if (subject === 'text') return [card.title, card.shortDescription, card.templateId];
  return subject === 'quote' ? card.quote : undefined;
}
