import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CardContent } from '#contract/cards/card';
import { permissionState } from '#contract/permission/state';
import { subjectsOf } from '#contract/permission/subjects-of';
import { entryKinds, type PermissionEntry } from '#contract/resources/permission';
import { channels, permissionPolicies, subjects, type Channel } from '#contract/rules/choices';
import { tellsCustomer } from '#contract/permission/tells-customer';
import { projectionOf, type Known } from '#functions/publication/projection';

const story = fc
  .shuffledSubarray(
    ['Words.', 'Said by Har**bour**.', '![A mill](/assets/o/a/640.webp)', '> Somebody said so.', '- An item'],
    {
      minLength: 1,
    },
  )
  .map((blocks) => blocks.join('\n\n'));

const card: fc.Arbitrary<CardContent> = fc.record({
  id: fc.constant('reference'),
  slug: fc.constantFrom('a-story', 'how-harbour-grew'),
  status: fc.constant('Published' as const),
  company: fc.constantFrom('Harbour Oy', 'Ferries Ltd'),
  templateId: fc.constantFrom('standard', 'standardCTA'),
  templateConfig: fc.constantFrom('{}', '{"shadow":"large"}'),
  title: fc.constantFrom('A title', 'Another title', 'Harbour grows'),
  shortDescription: fc.constant('In short'),
  longDescription: story,
  tags: fc.subarray(['energy', 'harbour']),
  buttonText: fc.constantFrom('', 'Read'),
  quote: fc.constantFrom('', 'It works', 'It works well'),
  quotePerson: fc.constantFrom('', 'Maija'),
  mainImage: fc.constantFrom('', '/assets/o/a/640.webp', 'https://www.example.com/a.jpg'),
  logoImage: fc.constantFrom('', '/assets/o/logo/640.webp'),
  alias: fc.constantFrom('', 'A company by the sea', 'Harbour'),
  outcomes: fc.constantFrom('', 'A faster Harbour', 'See https://www.sea.example/we', 'Once Old Quay'),
  clientIndustry: fc.constantFrom('', 'Shipping'),
});

const website = 'https://www.sea.example/';
const otherNames = ['Old Quay Oy'];

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
          answer: fc.constantFrom('first', 'second'),
          at: moment,
        })
        .map(({ answer, ...entry }) => ({
          ...entry,
          method: entry.snapshot ? ('link' as const) : ('contract' as const),
          approvalId: entry.snapshot && `${answer} of ${entry.snapshot}`,
        })),
      { maxLength: 5 },
    ),
  }),
);

type World = typeof world extends fc.Arbitrary<infer Made> ? Made : never;

const confirmer = { domain: 'sea.example', from: 'customer' } as const;
const person = { name: 'Maija' };

const ledgerOf = ({ entries }: World) =>
  entries.map((entry, n) => ({ ...entry, id: `${n}`, confirmer, person }) as PermissionEntry);

const stateOf = (made: World) =>
  permissionState(ledgerOf(made), { referenceId: 'reference', today: '2026-05-05' });

function projectionOfWorld(made: World) {
  const { current, leaveOut, policy, snapshots } = made;
  const known: Known = {
    policy,
    timeZone: 'UTC',
    now,
    entries: ledgerOf(made),
    snapshots,
    website,
    otherNames,
  };
  return projectionOf(known, current, leaveOut);
}

function projected(made: World) {
  const ledger = ledgerOf(made);
  const state = stateOf(made);
  const { page, embed } = projectionOfWorld(made);
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

/** A logo tile and an anonymous card show less than the contact saw. */
function fieldsSeen({ templateId, alias }: CardContent) {
  if (templateId === 'logoTile') return ['company', 'logoImage'] as const;
  if (alias) return ['alias', 'title', 'templateId'] as const;
  return ['company', 'title', 'templateId', 'templateConfig', 'tags', 'buttonText'] as const;
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
          const [first] = parts.map(({ entry }) => entry);
          const { approvalId, snapshot } = first!;
          for (const { state, entry } of parts)
            expect([state, entry?.approvalId, entry?.referenceId]).toEqual([
              'allowed',
              approvalId,
              'reference',
            ]);
          expect(found.mainImage ?? '').not.toContain('https:');
          const seen = made.snapshots.get(snapshot!)!;
          for (const field of fieldsSeen(found))
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

  it('has a whole certificate only if it has the mark', () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(world, (made) => {
        const { page, proof } = projectionOfWorld(made);
        if (proof?.state !== 'valid') return;
        expect(page?.confirmed).toBeDefined();
        expect(page!.title || undefined).toBe(proof.title);
      }),
      { numRuns: 2_000 },
    );
  });

  it('equals the reference for an organization that asks nobody', () => {
    fc.assert(
      fc.property(world, (made) => {
        const cards = projected({ ...made, policy: 'off', leaveOut: [], entries: [] });
        expect(cards).toHaveLength(2);
        for (const { found } of cards) expect(filled(found)).toEqual(filled({ ...made.current, alias: '' }));
      }),
    );
  });
});

describe('a card without the name', () => {
  it('shows its alias and tells nowhere else who the customer is', () => {
    let shown = 0;
    fc.assert(
      fc.property(world, (made) => {
        for (const { found, parts } of projected(made)) {
          if (found.company !== undefined) {
            expect(found.alias).toBeUndefined();
            continue;
          }
          shown += 1;
          expect(found.alias).not.toBe('');
          const customer = { name: made.current.company!, website, otherNames };
          for (const text of Object.values(found).flat())
            if (typeof text === 'string') expect(tellsCustomer(text, customer)).toBe(false);
          expect(parts.filter(({ subject }) => !['text', 'quote'].includes(subject))).toEqual([]);
          expect(Object.keys(found.confirmed ?? {})).not.toContain('domain');
        }
      }),
      { numRuns: 2_000 },
    );
    expect(shown).toBeGreaterThan(0);
  });

  it('has a proof that names nobody', () => {
    let proven = 0;
    fc.assert(
      fc.property(world, (made) => {
        const { page, proof } = projectionOfWorld(made);
        const refused = ['declined', 'withdrawn'].includes(stateOf(made).name['reference-page'].state);
        if (!proof || !(page?.alias || refused)) return;
        proven += 1;
        expect([proof.company, proof.logo, proof.by?.domain, proof.by?.name]).toEqual(
          Array(4).fill(undefined),
        );
        const told = [proof.title, ...(proof.parts ?? []).flatMap(({ texts = [] }) => texts)];
        const differs = (proof.differs ?? []).flatMap(({ before, after }) => [before, after]);
        for (const text of [...told, ...differs])
          expect(tellsCustomer(text ?? '', { name: made.current.company!, website, otherNames })).toBe(false);
      }),
      { numRuns: 2_000 },
    );
    expect(proven).toBeGreaterThan(0);
  });
});

describe('a card without the text', () => {
  it('is a logo tile if name and logo are allowed, and says nothing more', () => {
    let shown = 0;
    fc.assert(
      fc.property(world, (made) => {
        for (const { found, parts } of projected(made)) {
          if (found.templateId !== 'logoTile') {
            expect(parts.map(({ subject }) => subject)).toContain('text');
            continue;
          }
          shown += 1;
          expect(parts.map(({ subject, state }) => `${subject} ${state}`)).toEqual([
            'name allowed',
            'logo allowed',
          ]);
          const { id, status, company, logoImage } = found;
          const { confirmed: _by, ...rest } = found;
          const tile = { id, status, company, logoImage, title: '', tags: [], templateId: 'logoTile' };
          expect(rest).toEqual({ ...tile, templateConfig: '{}' });
        }
      }),
      { numRuns: 2_000 },
    );
    expect(shown).toBeGreaterThan(0);
  });
});
