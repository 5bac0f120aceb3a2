import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { permissionState } from '#contract/permission/state';
import { channels, subjects } from '#contract/rules/choices';
import { limits } from '#contract/rules/limits';
import { asksOf } from '#web/workspace/permissions/approval/asks.ts';
import { presetScope, type Preset } from '#web/workspace/permissions/approval/presets.ts';
import { fieldChanges, suggestedTexts, wordDiff } from '#web/workspace/permissions/changes/field-changes.ts';

describe('a diff', () => {
  it('contains both texts unchanged', () => {
    const words = fc
      .array(fc.constantFrom('the', 'ferry', 'Ferry', 'ä', '–', '38 %', ' ', '\n\n', '**', '.'))
      .map((list) => list.join(' '));
    fc.assert(
      fc.property(fc.oneof(words, fc.string()), fc.oneof(words, fc.string()), (before, after) => {
        const parts = wordDiff(before, after);
        const without = (kind: string) =>
          parts.flatMap((part) => (part.kind === kind ? [] : [part.text])).join('');
        expect(without('added')).toBe(before);
        expect(without('removed')).toBe(after);
      }),
    );
  });

  it('marks only the words that changed', () => {
    expect(wordDiff('Now the first ferry is full.', 'Now the last ferry is full.')).toEqual([
      { kind: 'same', text: 'Now the ' },
      { kind: 'removed', text: 'first' },
      { kind: 'added', text: 'last' },
      { kind: 'same', text: ' ferry is full.' },
    ]);
  });

  it('names each field whose content differs, in the editor’s order', () => {
    const card = {
      title: 'The quay',
      tags: ['Sea'],
      quote: 'Fine ',
      figures: [{ value: '38', unit: '%', label: 'fewer calls' }],
      mainImage: 'https://a.example/1.webp',
    };
    expect(fieldChanges(card, { ...card, quote: 'Fine', tags: ['Sea'] })).toEqual([]);
    const style = { templateId: 'quote', templateConfig: '{}' };
    expect(fieldChanges(card, { ...card, ...style })).toEqual([]);
    const { mainImage: _gone, ...without } = card;
    const after = { ...without, tags: ['Sea', 'Land'], figures: [], outcomes: 'Calm' };
    expect(fieldChanges(card, after).map(({ label, before, after: now }) => [label, before, now])).toEqual([
      ['Outcomes', '', 'Calm'],
      ['Tags', 'Sea', 'Sea, Land'],
      ['Key figures', '38 % fewer calls', ''],
      ['Main image', 'https://a.example/1.webp', ''],
    ]);
  });
});

it('a contact’s suggestion is accepted only as text for text fields', () => {
  const changes = {
    quote: 'Better',
    mainImage: 'https://evil.example/x.webp',
    callToAction: 'https://evil.example',
    tags: 'a',
    figures: '[]',
    constructor: 'x',
    unknown: 'y',
    title: '',
  };
  expect(suggestedTexts(changes)).toEqual([
    ['title', ''],
    ['quote', 'Better'],
  ]);
});

it('a contact counts as asked too often above the limit within its period', () => {
  const now = new Date('2026-11-23T12:00:00.000Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  const older = daysAgo(limits.approvalLoadDays + 1);
  expect(asksOf({}, now)).toEqual({ recent: 0, last: undefined, tooMany: false });
  expect(asksOf({ asks: [older] }, now)).toEqual({ recent: 0, last: older, tooMany: false });
  const often = Array.from({ length: limits.approvalLoad }, (_, index) =>
    daysAgo(limits.approvalLoad - index),
  );
  expect(asksOf({ asks: [older, ...often] }, now)).toMatchObject({ recent: often.length, tooMany: false });
  expect(asksOf({ asks: [...often, daysAgo(0)] }, now)).toMatchObject({ last: daysAgo(0), tooMany: true });
});

it('a preset asks for its parts and never again for what was refused', () => {
  const refusal = (changes: object) => ({
    id: 'no',
    kind: 'declined' as const,
    subjects: [...subjects],
    channels: [...channels],
    at: '2026-01-01T00:00:00.000Z',
    ...changes,
  });
  const scopeOf = (preset: Preset, ...refusals: object[]) =>
    presetScope(
      preset,
      ['name', 'text', 'logo'],
      permissionState(refusals.map(refusal), { today: '2026-06-01' }),
    );
  expect(scopeOf('everything')).toEqual({ subjects: ['name', 'text', 'logo'], channels: [...channels] });
  expect(scopeOf('logo').subjects).toEqual(['name', 'logo']);
  expect(scopeOf('logo').channels).not.toContain('reference-call');
  expect(scopeOf('anonymous').subjects).toEqual(['text']);
  expect(scopeOf('tender')).toEqual({ subjects: ['name', 'text', 'logo'], channels: ['tender'] });

  const web = { subjects: ['logo'], channels: ['reference-page', 'website'] };
  expect(scopeOf('everything', web)).toEqual({ subjects: ['name', 'text'], channels: [...channels] });
  const social = { channels: ['social'] };
  expect(scopeOf('everything', social).subjects).toEqual(['name', 'text', 'logo']);
  expect(scopeOf('everything', social).channels).not.toContain('social');
  expect(scopeOf('everything', {})).toMatchObject({ channels: [] });
});
