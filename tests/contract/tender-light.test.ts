import { describe, expect, it } from 'vitest';
import type { Deciding } from '#contract/permission/state';
import { holdUntilOf, lightOf } from '#contract/tender/light';

let written = 0;
const entry = (kind: Deciding['kind'], more: Partial<Deciding> = {}): Deciding => ({
  id: `e${(written += 1)}`,
  kind,
  subjects: ['name', 'text'],
  channels: ['tender'],
  method: 'link',
  at: new Date(Date.UTC(2026, 0, written)).toISOString(),
  ...more,
});
const lightWith = (entries: Deciding[], more: Partial<Parameters<typeof lightOf>[0]> = {}) =>
  lightOf({
    tenderId: 'T1',
    referenceId: 'r',
    said: ['name', 'text'],
    entries,
    isAsked: false,
    today: '2026-11-28',
    holdUntil: '2027-04-18',
    ...more,
  });
const colorWith = (entries: Deciding[]) => lightWith(entries).color;

describe('the light of a reference in a tender', () => {
  it('is green when name and text are allowed by link until the end', () => {
    expect(lightWith([entry('granted', { expiresOn: '2027-04-18' })])).toEqual({
      color: 'green',
      reasons: [],
      until: '2027-04-18',
      confirmed: 1,
    });
  });

  it.each([
    ['grey', 'nobody was asked', []],
    ['grey', 'only other channels are allowed', [entry('granted', { channels: ['website', 'document'] })]],
    ['grey', 'only another reference is allowed', [entry('granted', { referenceId: 'other' })]],
    ['grey', 'the text is not allowed', [entry('granted', { subjects: ['name'] })]],
    ['red', 'the customer refused', [entry('granted'), entry('declined')]],
    [
      'red',
      'the customer withdrew the text alone',
      [entry('granted'), entry('withdrawn', { subjects: ['text'] })],
    ],
    ['red', 'the permission has ended', [entry('granted', { expiresOn: '2026-11-27' })]],
    [
      'amber',
      'the permission ends before the buyer decides',
      [entry('granted', { expiresOn: '2027-04-17' })],
    ],
    ['amber', 'it was given by word of mouth', [entry('granted', { method: 'spoken' })]],
    ['green', 'a contract says so', [entry('granted', { method: 'contract' })]],
    [
      'green',
      'an older permission holds longer',
      [entry('granted'), entry('granted', { expiresOn: '2027-01-01' })],
    ],
  ])('is %s when %s', (color, _why, entries) => {
    expect(colorWith(entries)).toBe(color);
  });

  it('is amber while a contact has not answered', () => {
    expect(lightWith([], { isAsked: true })).toMatchObject({
      color: 'amber',
      reasons: [
        { subject: 'name', reason: 'waiting' },
        { subject: 'text', reason: 'waiting' },
      ],
    });
  });

  it('stays red while a contact who refused is asked again', () => {
    expect(lightWith([entry('declined')], { isAsked: true }).color).toBe('red');
  });

  it('follows an answer about this tender, and none about another', () => {
    const [own, other] = ['T1', 'T2'].map((id) => ({ tender: { id, name: 'School' } }));
    expect(colorWith([entry('granted', own)])).toBe('green');
    expect(colorWith([entry('granted', other)])).toBe('grey');
    expect(colorWith([entry('declined', own), entry('granted', { method: 'contract' })])).toBe('red');
    expect(colorWith([entry('granted'), entry('declined', other)])).toBe('green');
  });

  it('is that of the worst part, which comes first', () => {
    const light = lightWith([entry('declined', { subjects: ['text'] })]);
    expect(light.color).toBe('red');
    expect(light.reasons.map(({ reason }) => reason)).toEqual(['declined', 'not asked']);
  });
});

describe('the day until which a tender must hold', () => {
  it('is four months after the deadline, if nobody has chosen one', () => {
    expect(holdUntilOf({ deadline: '2026-12-18T10:00:00.000Z' })).toBe('2027-04-18');
    expect(holdUntilOf({ deadline: '2026-12-18T10:00:00.000Z', holdUntil: '2027-01-31' })).toBe('2027-01-31');
  });
});
