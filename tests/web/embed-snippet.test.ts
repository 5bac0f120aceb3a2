import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Parser } from 'htmlparser2';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { embedElement, reservedHeight, type EmbedOptions } from '#contract/cards/embed';
import {
  iframeSnippet,
  reactComponent,
  reactSnippet,
  scriptSnippet,
  type SnippetOptions,
} from '#web/shared/embed-snippet.ts';

const hostile = `"quoted" & 'so' </script><img src=x onerror=alert(1)> {a} \\n`;
const organization = '01HZX0000000000000000000AA';
const full: SnippetOptions = {
  organization,
  collection: '01HZX0000000000000000000CC',
  layout: 'carousel',
  theme: 'dark',
  heading: 4,
  tag: hostile,
  limit: 6,
  properties: { '--refdeck-accent': '#0A7D55' },
};
const attributesOfFull = {
  organization,
  collection: full.collection,
  layout: 'carousel',
  theme: 'dark',
  heading: '4',
  tag: hostile,
  limit: '6',
};

let folder: string;

beforeAll(() => {
  vi.stubGlobal('window', { location: { origin: 'https://refs.example' } });
  mkdirSync('test-results', { recursive: true });
  folder = mkdtempSync(resolve('test-results', 'react-'));
  return () => {
    vi.unstubAllGlobals();
    rmSync(folder, { recursive: true });
  };
});

function elementsOf(html: string) {
  const elements: { name: string; attributes: Record<string, string> }[] = [];
  const parser = new Parser({ onopentag: (name, attributes) => elements.push({ name, attributes }) });
  parser.end(html);
  return elements;
}

it.each(['docs/architecture/embedding.md', 'web/content/help/embedding.md'])(
  '%s tells websites with a strict style policy how to reserve the same space',
  (document) => {
    expect(readFileSync(document, 'utf8')).toContain(
      `${embedElement} { display: block; min-height: ${reservedHeight}px }`,
    );
  },
);

describe('the code with a script', () => {
  it('has the script and the element with every choice, and escapes its texts', () => {
    const [script, element, ...others] = elementsOf(scriptSnippet(full));
    expect(script).toEqual({
      name: 'script',
      attributes: { async: '', src: 'https://refs.example/embed.js' },
    });
    expect(element).toEqual({
      name: 'refdeck-references',
      attributes: {
        ...attributesOfFull,
        style: 'display:block;min-height:660px;--refdeck-accent:#0A7D55',
      },
    });
    expect(others).toEqual([]);
  });

  it('leaves out default values, but never the reserved space', () => {
    expect(scriptSnippet({ organization, layout: 'grid', heading: 2, collection: '', tag: '' })).toBe(
      `<script async src="https://refs.example/embed.js"></script>\n<refdeck-references organization="${organization}" style="display:block;min-height:660px"></refdeck-references>`,
    );
  });
});

describe('the code without a script', () => {
  it('is one frame of the page, and escapes its title and tag', () => {
    const options = { ...full, layout: 'list', title: hostile } as const;
    const [frame, ...others] = elementsOf(iframeSnippet(options));
    expect(others).toEqual([]);
    expect(frame).toMatchObject({
      name: 'iframe',
      attributes: { title: hostile, style: 'display:block;width:100%;height:660px;border:0' },
    });
    const source = new URL(frame!.attributes.src!);
    expect(source.origin + source.pathname).toBe(
      `https://refs.example/reference-page/${organization}/collection/${full.collection}`,
    );
    expect(Object.fromEntries(source.searchParams)).toEqual({
      embed: '',
      layout: 'list',
      theme: 'dark',
      tag: hostile,
      limit: '6',
    });
  });

  it('uses the branding’s layout when none is given', () => {
    expect(iframeSnippet({ organization, title: 'References' })).toContain(
      `src="https://refs.example/reference-page/${organization}?embed"`,
    );
  });
});

describe('the code for React', () => {
  it('renders the same element as the code with a script', async () => {
    const file = fileWith(`${reactComponent()}\nexport const Page = () => (\n${reactSnippet(full)}\n);`);
    const { RefdeckReferences, Page } = (await import(file)) as Compiled;
    const [element, ...others] = elementsOf(renderToStaticMarkup(createElement(Page)));
    expect(others).toEqual([]);
    expect(element).toEqual({
      name: 'refdeck-references',
      attributes: {
        ...attributesOfFull,
        style: 'display:block;min-height:660px;--refdeck-accent:#0A7D55',
      },
    });
    const plain = renderToStaticMarkup(createElement(RefdeckReferences, { organization }));
    expect(plain).toContain('min-height:660px');
  });

  it('compiles in strict TypeScript, which refuses unknown values', () => {
    expect(complaintsAbout(`${reactComponent()}\nexport const page = (\n${reactSnippet(full)}\n);`)).toBe('');
    const wrong = `${reactComponent()}\nexport const page = <RefdeckReferences organization="a" layout="pile" />;`;
    expect(complaintsAbout(wrong)).toContain('"pile"');
  });
});

interface Compiled {
  RefdeckReferences: FunctionComponent<EmbedOptions>;
  Page: FunctionComponent;
}

function fileWith(text: string): string {
  const path = join(folder, `file-${(files += 1)}.tsx`);
  writeFileSync(path, text);
  return path;
}
let files = 0;

function complaintsAbout(text: string): string {
  const options =
    '--noEmit --strict --skipLibCheck --jsx react-jsx --module esnext --moduleResolution bundler';
  const { stdout, stderr } = spawnSync(
    join('node_modules', '.bin', 'tsc'),
    [...options.split(' '), '--ignoreConfig', '--types', '', fileWith(text)],
    { encoding: 'utf8' },
  );
  return stdout + stderr;
}
