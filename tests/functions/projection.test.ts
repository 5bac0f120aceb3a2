import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CardContent } from '#contract/cards/card';
import { permissionState } from '#contract/permission/state';
import { subjectsOf } from '#contract/permission/subjects-of';
import { entryKinds, type PermissionEntry } from '#contract/resources/permission';
import { channels, permissionPolicies, subjects, type Channel } from '#contract/rules/choices';
import { projectionOf, type Known } from '#functions/publication/projection';
import { partsOfStory, storyWithout } from '#functions/publication/story-parts';

const story = fc
  .shuffledSubarray(['Words.', '![A mill](/assets/o/a/640.webp)', '> Somebody said so.', '- An item'], {
    minLength: 1,
  })
  .map((blocks) => blocks.join('\n\n'));

const card: fc.Arbitrary<CardContent> = fc.record({
  id: fc.constant('reference'),
  slug: fc.constant('a-story'),
  status: fc.constant('Published' as const),
  company: fc.constantFrom('Harbour Oy', 'Ferries Ltd'),
  templateId: fc.constantFrom('standard', 'standardCTA'),
  templateConfig: fc.constant('{}'),
  title: fc.constantFrom('A title', 'Another title'),
  shortDescription: fc.constant('In short'),
  longDescription: story,
  tags: fc.subarray(['energy', 'harbour']),
  buttonText: fc.constantFrom('', 'Read'),
  quote: fc.constantFrom('', 'It works', 'It works well'),
  quotePerson: fc.constantFrom('', 'Maija'),
  mainImage: fc.constantFrom('', '/assets/o/a/640.webp', 'https://www.example.com/a.jpg'),
  logoImage: fc.constantFrom('', '/assets/o/logo/640.webp'),
});

const now = new Date('2026-05-05T12:00:00Z');
const moment = fc.integer({ min: 1, max: 9 }).map((day) => `2026-04-0${day}T00:00:00.000Z`);

/** The grants by link cover one of these versions, of which the first is the current card. */
const world = fc.tuple(card, card).chain(([current, earlier]) =>
  fc.record({
    current: fc.constant(current),
    snapshots: fc.constant(
      new Map([
        ['current', current],
        ['earlier', earlier],
      ]),
    ),
    policy: fc.constantFrom(...permissionPolicies),
    leaveOut: fc.subarray([...subjects]),
    entries: fc.array(
      fc
        .record({
          kind: fc.constantFrom(...entryKinds),
          referenceId: fc.constantFrom(undefined, 'reference', 'another'),
          subjects: fc.subarray([...subjects], { minLength: 3 }),
          channels: fc.subarray([...channels], { minLength: 3 }),
          expiresOn: fc.constantFrom(undefined, '2026-05-04', '2026-05-06'),
          snapshot: fc.constantFrom(undefined, 'current', 'earlier'),
          at: moment,
        })
        .map((entry) => ({ ...entry, method: entry.snapshot ? ('link' as const) : ('contract' as const) })),
      { maxLength: 5 },
    ),
  }),
);

type World = typeof world extends fc.Arbitrary<infer Made> ? Made : never;

function projected({ current, entries, leaveOut, policy, snapshots }: World) {
  const ledger = entries.map((entry, index) => ({ ...entry, id: `${index}` }) as PermissionEntry);
  const known: Known = { policy, timeZone: 'UTC', now, entries: ledger, snapshots };
  const state = permissionState(ledger, { referenceId: 'reference', today: '2026-05-05' });
  const { page, embed } = projectionOf(known, current, leaveOut);
  const shown = [
    ['reference-page', page],
    ['website', embed],
  ] as const;
  return shown.flatMap(([channel, found]) =>
    found
      ? [
          {
            found,
            parts: subjectsOf(found).map((subject) => partOf(state, ledger, { subject, channel })),
          },
        ]
      : [],
  );
}

/** An empty field shows nothing, like an absent one. */
const filled = (found: CardContent) =>
  Object.fromEntries(Object.entries(found).filter(([, value]) => value !== '' && value !== undefined));

function partOf(
  state: ReturnType<typeof permissionState>,
  ledger: readonly PermissionEntry[],
  { subject, channel }: { subject: (typeof subjects)[number]; channel: Channel },
) {
  const cell = state[subject][channel];
  return { subject, state: cell.state, entry: ledger.find(({ id }) => id === cell.entryId) };
}

describe('a public card', () => {
  it('shows no part that was refused, whatever policy, grants and edits', () => {
    fc.assert(
      fc.property(world, (made) => {
        for (const { parts } of projected(made))
          expect(parts.filter(({ state }) => state === 'declined' || state === 'withdrawn')).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('shows only allowed parts under require, and left out parts only once allowed', () => {
    fc.assert(
      fc.property(world, (made) => {
        for (const { parts } of projected(made))
          for (const { subject, state } of parts)
            if (made.policy === 'require' || made.leaveOut.includes(subject)) expect(state).toBe('allowed');
      }),
      { numRuns: 400 },
    );
  });

  it('is confirmed only if one answer by link grants every part as it was seen', () => {
    let confirmed = 0;
    fc.assert(
      fc.property(world, (made) => {
        for (const { found, parts } of projected(made)) {
          if (!found.confirmed) continue;
          confirmed += 1;
          const [snapshot] = parts.map(({ entry }) => entry?.snapshot);
          for (const { state, entry } of parts)
            expect([state, entry?.snapshot]).toEqual(['allowed', snapshot]);
          expect(found.mainImage ?? '').not.toContain('https:');
          const seen = made.snapshots.get(snapshot!)!;
          for (const field of ['company', 'title', 'templateId', 'tags', 'buttonText'] as const)
            expect(found[field] || undefined).toEqual(seen[field] || undefined);
          const names = new Set(parts.map(({ subject }) => subject));
          if (names.has('quote')) expect(found.quote ?? '').toBe(seen.quote);
          if (names.has('images')) expect(found.mainImage ?? '').toBe(seen.mainImage);
        }
      }),
      { numRuns: 2_000 },
    );
    expect(confirmed).toBeGreaterThan(0);
  });

  it('equals the reference for an organization that asks nobody', () => {
    fc.assert(
      fc.property(world, (made) => {
        const cards = projected({ ...made, policy: 'off', leaveOut: [], entries: [] });
        expect(cards).toHaveLength(2);
        for (const { found } of cards) expect(filled(found)).toEqual(filled(made.current));
      }),
    );
  });
});

describe('a story without its pictures or quotations', () => {
  it('has none, and keeps every other word', () => {
    const parts = [
      'Words with ![one](/assets/o/a/1.webp) picture.',
      '[![linked](/assets/o/a/2.webp)](https://example.com)',
      '![a](/assets/o/a/3.webp)> not a quote yet',
      '> Said by somebody',
      '- > said in a list',
      '> ![in a quote](/assets/o/a/4.webp)',
      'Plain words.',
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(parts), (chosen) => {
        const text = chosen.join('\n\n');
        const plain = storyWithout(storyWithout(text, 'images'), 'quote');
        expect([...partsOfStory(plain, 'images'), ...partsOfStory(plain, 'quote')]).toEqual([]);
        if (chosen.includes('Plain words.')) expect(plain).toContain('Plain words.');
        if (chosen.includes(parts[0]!)) expect(plain).toMatch(/Words with\s+picture\./);
      }),
    );
  });
});
