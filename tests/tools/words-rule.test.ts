import { resolve } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import words from '../../tools/checks/lint/words.mjs';

const place = 'web/workspace/ui/page/card.tsx';

function refusals(source: string, file = place): number {
  let count = 0;
  const visitor = words.rules.inline.create({ filename: resolve(file), report: () => (count += 1) });
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node && typeof node.type === 'string') visitor[node.type]?.(node);
    for (const part of Object.values(node)) walk(part);
  };
  walk(parseAst(source, { lang: 'tsx' }));
  return count;
}

describe('the rule about words', () => {
  it.each([
    '<p>Sign in</p>',
    '<>Sign in</>',
    `<p>{isOpen ? 'Close' : children}</p>`,
    '<p>{`${count} selected`}</p>',
    '<img alt="A harbour" />',
    '<Field label="Name" />',
    `<button aria-label={isOpen ? 'Close' : words.open} />`,
    '<input placeholder={`Search ${name}`} />',
    `const Loading = ({ label = 'Loading' }) => label;`,
    `const page = { path: '/app', title: 'Dashboard' };`,
    `useTitle('Dashboard');`,
    `notify.error('It failed');`,
  ])('refuses %s', (source) => {
    expect(refusals(source)).toBe(1);
  });

  it.each([
    '<p className="text-ink">{words.signIn} · {count}</p>',
    '<p>{name} …</p>',
    '<Field label={words.name} type="email" name="title" />',
    '<p>{`${words.one} ${words.other}`}</p>',
    `const page = { id: 'dashboard', path: '/app', title: words.dashboard };`,
    `log('The page failed');`,
  ])('allows %s', (source) => {
    expect(refusals(source)).toBe(0);
  });

  it.each(['web/site/pages/home.tsx', 'web/workspace/app/palette/texts.ts'])('leaves %s alone', (file) => {
    expect(refusals('<p>Sign in</p>', file)).toBe(0);
  });
});
