import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scopedName } from '../../web/plugins/css-modules.ts';
import { findAll, pages } from '../support/site.ts';

const sources = readdirSync('web/site', { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join('web', file), 'utf8');

const modules = new Map(
  sources
    .filter((name) => name.endsWith('.module.css'))
    .map((name) => join('site', name))
    .map((file) => [file, classesIn(read(file))]),
);
const defined = [...modules].flatMap(([file, names]) =>
  [...names].map((name) => ({ name: `${file} .${name}`, scoped: scopedName(name, file) })),
);

function classesIn(css: string): Set<string> {
  const own = css.replaceAll(/\/\*[\s\S]*?\*\/|:global\([^)]*\)|'[^']*'/g, '');
  return new Set([...own.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!));
}

const shown = new Set(
  pages.flatMap(({ document }) =>
    findAll(document, ({ attribs }) => Boolean(attribs.class)).flatMap(({ attribs }) =>
      attribs.class!.split(' '),
    ),
  ),
);

it('no design token refers to itself', () => {
  const named = [...read('shared/styles/theme.css').matchAll(/(--[\w-]+): var\((--[\w-]+)\)/g)];
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(([, name, value]) => name === value)).toEqual([]);
});

describe('the classes of the site', () => {
  it('are all used on a page', () => {
    expect(defined.length).toBeGreaterThan(200);
    expect(defined.filter(({ scoped }) => !shown.has(scoped)).map(({ name }) => name)).toEqual([]);
  });

  it('all belong to a module, except those of cards and code', () => {
    const known = new Set(defined.map(({ scoped }) => scoped));
    expect([...shown].filter((name) => !known.has(name) && !/^(rd|language)-/.test(name))).toEqual([]);
  });

  it('exist when a component names them', () => {
    const misspelled = sources
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => join('site', name))
      .flatMap((file) => {
        const source = read(file);
        return [...source.matchAll(/import (\w+) from '(.+\.module\.css)'/g)].flatMap(([, local, path]) =>
          [...source.matchAll(new RegExp(`(?<![\\w/-])${local}\\.(\\w+)`, 'g'))]
            .filter(([, name]) => !modules.get(join(dirname(file), path!))?.has(name!))
            .map(([used]) => `${file}: ${used}`),
        );
      });
    expect(misspelled).toEqual([]);
  });

  it('have unique short names', () => {
    expect(new Set(defined.map(({ scoped }) => scoped)).size).toBe(defined.length);
  });
});
