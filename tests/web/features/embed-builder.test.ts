import { describe, expect, it } from 'vitest';
import { embedLayouts, wallLayouts } from '#contract/cards/embed';
import { oneOf } from '#contract/rules/choices';
import { framePath } from '#web/shared/embed-snippet.ts';
import { readFrame } from '#web/public/frame.ts';
import { checkOrigin } from '#web/workspace/features/integrations/use-websites.ts';
import { countOf, shownOf } from '#web/workspace/features/integrations/shown.ts';
import {
  optionsOf,
  readBuild,
  untouched,
  writeBuild,
  type Build,
} from '#web/workspace/features/integrations/build.ts';

const chosen: Build = {
  form: 'react',
  collection: '01HZX0000000000000000000CC',
  reference: '01HZX0000000000000000000RR',
  layout: 'list',
  theme: 'dark',
  heading: 4,
  target: 'page',
  logos: 'mono',
  tag: 'R&D "new" #1',
  limit: 6,
  accent: '#0A7D55',
  radius: '8px',
  gap: '40px',
};

describe('the address of the embed builder', () => {
  it('restores every choice, and is empty without one', () => {
    expect(readBuild(new URLSearchParams(writeBuild(chosen).toString()))).toEqual(chosen);
    expect(writeBuild(untouched).toString()).toBe('');
    expect(readBuild(new URLSearchParams())).toEqual(untouched);
  });

  it('ignores values that the builder does not offer', () => {
    const address = new URLSearchParams({
      form: 'flash',
      layout: 'pile',
      theme: 'pink',
      heading: '1',
      limit: '25',
      accent: 'red;background:url(//evil.example)',
      radius: '1px;position:fixed',
      gap: '-1px',
    });
    expect(readBuild(address)).toEqual(untouched);
  });
});

describe('the options of an embed', () => {
  it('contain only the custom properties that were chosen', () => {
    expect(optionsOf(untouched, 'org').properties).toEqual({});
    expect(optionsOf(chosen, 'org').properties).toEqual({
      '--refdeck-accent': '#0A7D55',
      '--refdeck-radius': '8px',
      '--refdeck-gap': '40px',
    });
  });

  it('contain the colors of logos in their layout alone', () => {
    const mono = { ...untouched, logos: 'mono' } as const;
    expect(optionsOf(mono, 'org').logos).toBeUndefined();
    expect(optionsOf({ ...mono, layout: 'logos' }, 'org').logos).toBe('mono');
  });

  it.each(embedLayouts)('contain the chosen layout %s', (layout) => {
    expect(optionsOf({ ...untouched, layout }, 'org').layout).toBe(layout);
    const framed = optionsOf({ ...untouched, form: 'iframe', layout }, 'org').layout;
    expect(framed).toBe(oneOf(wallLayouts, layout) ?? 'grid');
  });

  it.each(wallLayouts)('contain the chosen layout in a frame: %s', (layout) => {
    const options = optionsOf({ ...untouched, form: 'iframe', layout }, 'org');
    expect(options.layout).toBe(layout);
    expect(readFrame(new URL(framePath(options), 'https://refdeck.example').searchParams)?.layout).toBe(
      layout,
    );
  });
});

describe('the visible cards of an embed', () => {
  const reference = (id: string, change: Partial<Parameters<typeof shownOf>[0][number]> = {}) => ({
    id,
    status: 'Published' as const,
    visibility: 'public' as const,
    tags: ['x'],
    ...change,
  });
  const references = [
    reference('a'),
    reference('b', { visibility: 'unlisted', tags: [] }),
    reference('c', { visibility: 'private' }),
    reference('d', { status: 'Draft' }),
  ];
  const collection = (visibility: 'public' | 'unlisted' | 'private') => [
    { id: 'k', visibility, itemIds: ['a', 'b', 'c', 'd', 'gone'] },
  ];
  const ids = (...of: Parameters<typeof shownOf>) => shownOf(...of)?.map(({ id }) => id);

  it('are the public ones, and in an unlisted collection the unlisted too', () => {
    expect(ids(references, collection('public'), '')).toEqual(['a']);
    expect(ids(references, collection('unlisted'), 'k')).toEqual(['a', 'b']);
    expect(ids(references, collection('private'), 'k')).toBeUndefined();
    expect(ids(references, [], 'k')).toBeUndefined();
  });

  it('are at most as many as an embed holds', () => {
    const many = Array.from({ length: 30 }, (_, n) => reference(`r${n}`, n < 3 ? { tags: ['few'] } : {}));
    expect(countOf(many, untouched)).toBe(24);
    expect(countOf(many, { ...untouched, limit: 6 })).toBe(6);
    expect(countOf(many, { ...untouched, tag: 'few', limit: 6 })).toBe(3);
  });
});

describe('the address of a website', () => {
  it.each([
    ['https://www.example.com', 'https://www.example.com'],
    ['  WWW.Example.com/ ', 'https://www.example.com'],
    ['example.com:8443', 'https://example.com:8443'],
    ['*.example.com', 'https://*.example.com'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['localhost:3000', 'http://localhost:3000'],
  ])('%s is saved as %s', (typed, origin) => {
    expect(checkOrigin(typed)).toEqual({ origin });
  });

  it.each([
    'https://example.com/about',
    'http://example.com',
    'javascript:alert(1)',
    'two words',
    'https://',
  ])('%s is refused with the contract’s text', (typed) => {
    expect(checkOrigin(typed)).toEqual({
      error: 'Must be the address of a website without a path, such as https://www.example.com',
    });
  });
});
