import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardOf } from '#contract/cards/card';
import { subjectsOf } from '#contract/permission/subjects-of';
import { subjectsOfFacts } from '#contract/reference/facts';
import type { PermissionEntry } from '#contract/resources/permission';
import { permissionPolicies, subjects, type Subject } from '#contract/rules/choices';
import { holdUntilOf, lightOf } from '#contract/tender/light';
import { lightOfReference, type KnownForLight as Known } from '#contract/tender/light-of-reference';
import { toldOf } from '#contract/tender/pick';
import { projectOn } from '#functions/publication/project-on';
import { toldAsAllowed } from '#functions/publication/told-in-tender';

const reference: Known['reference'] = {
  id: 'r',
  name: 'Shore power',
  status: 'Draft',
  tags: [],
  templateId: 'standard',
  attributes: { customerId: 'c', description: 'Two berths.', templateId: 'standard' },
  custom: {
    templateConfig: '{}',
    alias: 'A port',
    mainImage: '/assets/o/a/640.webp',
    logoImage: '/assets/o/logo/640.webp',
    quote: 'It works',
    quotePerson: 'Maija',
  },
};
const tender = { id: 'T1', deadline: '2026-12-18T10:00:00.000Z' };
const today = '2026-11-28';
const contact = { name: 'Maija', email: 'maija@sea.example' };

const entry = (kind: PermissionEntry['kind'], more: Partial<PermissionEntry> = {}) =>
  ({
    id: `${kind} ${JSON.stringify(more)}`,
    kind,
    subjects: ['name', 'text'],
    channels: ['tender'],
    method: 'contract',
    at: '2026-01-01T00:00:00.000Z',
    ...more,
  }) as PermissionEntry;

const lightWith = (more: Partial<Known>) =>
  lightOfReference({
    tender,
    reference,
    facts: {},
    entries: [entry('granted')],
    requests: [],
    policy: 'warn',
    today,
    ...more,
  });
const reasonsWith = (more: Partial<Known>) =>
  lightWith(more).reasons.map(({ subject, reason }) => `${subject} ${reason}`);

describe('the light of a reference', () => {
  it('judges logo, pictures, quotation and person where a file shows them unasked', () => {
    const unasked = ['quote', 'images', 'person', 'logo'].map((subject) => `${subject} not asked`);
    for (const policy of ['off', 'warn'] as const)
      expect(reasonsWith({ policy }).toSorted()).toEqual(unasked.toSorted());
    expect(lightWith({ policy: 'require' }).color).toBe('green');
  });

  it('judges a picture that a file shows until its permission ends', () => {
    const pictured = entry('granted', { subjects: ['images'], expiresOn: '2026-12-01' });
    expect(reasonsWith({ policy: 'require', entries: [entry('granted'), pictured] })).toEqual([
      'images ends',
    ]);
  });

  it('judges no name and nothing that shows the customer where the name is left out', () => {
    const anonymous = { ...reference, leaveOut: ['name', 'quote'] as Subject[] };
    const entries = [entry('granted', { subjects: ['text'] })];
    expect(lightWith({ reference: anonymous, entries }).color).toBe('green');
    const { alias: _alias, ...custom } = reference.custom;
    expect(reasonsWith({ reference: { ...anonymous, custom }, entries })).toContain('name not asked');
  });

  it('judges no name and no fact that the tender does not tell', () => {
    const facts = { contractValue: { amount: 380_000, currency: 'EUR' as const } };
    const entries = [entry('granted', { subjects: ['text', 'quote'] })];
    const pick = { anonymous: true as const, untold: ['contractValue' as const] };
    expect(lightWith({ facts, entries, pick }).color).toBe('green');
    expect(reasonsWith({ facts, entries, pick: { anonymous: true } })).toEqual(['value not asked']);
    expect(reasonsWith({ facts, entries, policy: 'require' })).toEqual(['name not asked', 'value not asked']);
  });

  it('asks for the values and the contact that a tender tells', () => {
    const facts = { contractValue: { amount: 1, currency: 'EUR' as const }, clientContact: 'c' };
    expect(reasonsWith({ policy: 'require', facts })).toEqual(['value not asked', 'person not asked']);
  });

  it.each([
    [true, 'about this tender', { tender: { id: 'T1', name: 'School' } }],
    [true, 'about all uses', {}],
    [false, 'about another tender', { tender: { id: 'T2', name: 'School' } }],
    [false, 'that has lapsed', { status: 'lapsed' as const }],
    [false, 'about another reference', { referenceId: 'other' }],
  ])('waits: %s, for a request %s', (waits, _why, more) => {
    const request = { referenceId: 'r', status: 'waiting', channels: ['tender'], ...more } as const;
    const asked = { policy: 'require', entries: [], requests: [request] } as unknown as Partial<Known>;
    expect(reasonsWith(asked)[0]).toBe(waits ? 'name waiting' : 'name not asked');
  });
});

const state = fc.constantFrom('granted', 'ending', 'declined', undefined);
const world = fc.record({
  policy: fc.constantFrom(...permissionPolicies),
  leaveOut: fc.subarray([...subjects]),
  states: fc.tuple(...subjects.map(() => state)),
  isTold: fc.boolean(),
  pick: fc.record(
    { anonymous: fc.constant(true as const), untold: fc.subarray(['ourShare', 'clientContact'] as const) },
    { requiredKeys: [] },
  ),
});

/** The parts of a document that is made now, or nothing if it does not have the reference. */
function saidInFile({ leaveOut, facts: all, pick, entries, policy }: Known & { leaveOut: Subject[] }) {
  const facts = toldOf(all, pick);
  const known = {
    policy,
    entries: entries as PermissionEntry[],
    timeZone: 'UTC',
    now: new Date(`${today}T10:00:00Z`),
    tenderId: tender.id,
    snapshots: new Map(),
  };
  const own = projectOn('tender', known, cardOf(reference, 'Harbour Oy'), {
    leaveOut,
    told: subjectsOfFacts(facts),
    isAnonymous: pick?.anonymous,
  });
  if (!own.card?.title) return undefined;
  const { told } = toldAsAllowed({ facts, contact }, { ...own, known, language: 'en', original: 'en' });
  return [...new Set([...subjectsOf(own.card), ...subjectsOfFacts(told?.facts ?? {})])];
}

it('the light of a reference never contradicts the dispatch of a file made now', () => {
  fc.assert(
    fc.property(world, ({ policy, leaveOut, states, isTold, pick }) => {
      const entries = states.flatMap((kind, at) =>
        kind
          ? entry(kind === 'declined' ? kind : 'granted', {
              subjects: [subjects[at]!],
              ...(kind === 'ending' && { expiresOn: '2026-12-01' }),
            })
          : [],
      );
      const facts = isTold ? { ourShare: 40, clientContact: 'c' } : {};
      const known = {
        tender,
        reference: { ...reference, leaveOut },
        facts,
        pick,
        entries,
        requests: [],
        policy,
        today,
      };
      const said = saidInFile({ ...known, leaveOut });
      if (!said) return;
      const about = { entries, today, isAsked: false, tenderId: tender.id, referenceId: 'r' };
      const judged = lightOf({ ...about, said, holdUntil: holdUntilOf(tender) });
      const shown = lightOfReference(known);
      expect(shown.reasons).toEqual(expect.arrayContaining(judged.reasons));
      // The rest is what the tender asks for, or what an unallowed name hides.
      const rest = shown.reasons.filter(({ subject }) => !said.includes(subject));
      const isUnnamed = rest.some(({ subject }) => subject === 'name');
      const asked: Subject[] = [
        'name',
        'value',
        'person',
        ...(isUnnamed ? (['images', 'logo'] as const) : []),
      ];
      expect(asked).toEqual(expect.arrayContaining(rest.map(({ subject }) => subject)));
    }),
    { numRuns: 3000 },
  );
});
