import { describe, expect, it } from 'vitest';
import type { CardContent } from '#contract/cards/card';
import type { PermissionEntry } from '#contract/resources/permission';
import { channels, permissionPolicies, subjects } from '#contract/rules/choices';
import { cardsInLanguage } from '#functions/permission/store';
import { projectionOf } from '#functions/publication/projection';

const original: CardContent = {
  id: 'reference',
  status: 'Published',
  company: 'Harbour Oy',
  templateId: 'standard',
  templateConfig: '{}',
  title: 'Shore power',
  shortDescription: 'In short',
  tags: [],
  quote: 'It works',
  logoImage: '/assets/o/logo/640.webp',
};
const words = { title: 'Landström', shortDescription: 'I korthet', quote: 'Det fungerar' };
const swedish = { ...original, ...words };

const textOf = (translations?: Record<string, typeof words>) =>
  JSON.stringify({ organization: 'Ours', branding: {}, card: original, translations });

const entry = (method: 'link' | 'contract') =>
  ({
    id: '1',
    kind: 'granted',
    method,
    subjects,
    channels,
    referenceId: 'reference',
    at: '2026-04-01T00:00:00.000Z',
    confirmer: { domain: 'harbour.example', from: 'customer' },
    ...(method === 'link' && { snapshot: 'seen', approvalId: 'answer' }),
  }) as unknown as PermissionEntry;

function shown(
  policy: (typeof permissionPolicies)[number],
  method: 'link' | 'contract',
  translations?: Record<string, typeof words>,
) {
  const texts = new Map([['seen', textOf(translations)]]);
  const known = { policy, timeZone: 'UTC', now: new Date('2026-05-05T12:00:00Z'), entries: [entry(method)] };
  return projectionOf({ ...known, ...cardsInLanguage(texts, 'sv') }, swedish).page;
}

describe('a translation', () => {
  it('is shown and confirmed if the contact approved its words', () => {
    for (const policy of permissionPolicies) {
      const page = shown(policy, 'link', { sv: words });
      expect(page).toMatchObject({ ...words, company: 'Harbour Oy' });
      expect(page?.confirmed, policy).toBeDefined();
    }
  });

  it('is never confirmed by an approval of the original alone', () => {
    for (const translations of [undefined, { fi: words }]) {
      expect(shown('require', 'link', translations)).not.toMatchObject({ title: words.title });
      const page = shown('warn', 'link', translations);
      expect([page?.title, page?.confirmed]).toEqual([words.title, undefined]);
    }
  });

  it('shows the words that were approved, if others were written since', () => {
    const approved = { ...words, title: 'Ström från land', quote: 'Det funkar' };
    expect(shown('require', 'link', { sv: approved })).toMatchObject(approved);
  });

  it('shows its newest approved words, if a later answer was about the original alone', () => {
    const texts = new Map([
      ['earlier', textOf({ sv: { ...words, title: 'Ström från land' } })],
      ['later', textOf()],
    ]);
    const entries = [...texts.keys()].map((snapshot, at) => ({
      ...entry('link'),
      id: snapshot,
      snapshot,
      approvalId: snapshot,
      at: `2026-04-0${at + 1}T00:00:00.000Z`,
    }));
    const shownBy = (given: typeof entries) => {
      const known = { policy: 'require', timeZone: 'UTC', now: new Date('2026-05-05T12:00:00Z') } as const;
      return projectionOf({ ...known, entries: given, ...cardsInLanguage(texts, 'sv') }, swedish).page;
    };
    expect(shownBy(entries)?.title).toBe('Ström från land');
    expect(shownBy(entries.slice(1))?.title).not.toBe(words.title);
    const withdrawal = { ...entry('link'), kind: 'withdrawn', at: '2026-04-01T12:00:00.000Z' } as const;
    const [first, second] = entries as [PermissionEntry, PermissionEntry];
    expect(shownBy([first, withdrawal, second] as never)?.title).not.toBe('Ström från land');
  });

  it('needs no approval of its words if a contract allows the reference', () => {
    const page = shown('require', 'contract');
    expect([page?.title, page?.confirmed]).toEqual([words.title, undefined]);
  });
});
