import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { defaultBranding } from '#contract/cards/default-branding';
import type { EmbedResponse } from '#contract/cards/embed';
import { inlineFiles } from '#tools/build/inline-files';
import { classesOf, treeOf } from '#pages/reference-page/card-tree.tsx';
import { usedStyles } from '#pages/reference-page/used-styles.ts';
import { embedScriptText } from '../../web/plugins/embed.ts';
import { budgets } from '../support/budgets.ts';
import { twelveCards } from '../support/twelve-cards.ts';

const gzip = (text: string) => gzipSync(text, { level: 9 }).length;

describe('a card as a tree', () => {
  it('preserves elements, attributes, the case of SVG names and texts', () => {
    const markup =
      '<p class="a b" dir="auto">R&amp;D &lt;b&gt;<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>end</p>';
    const tree = treeOf(markup);
    expect(tree).toEqual([
      'p',
      { class: 'a b', dir: 'auto' },
      'R&D <b>',
      ['svg', { viewBox: '0 0 1 1' }, ['path', { d: 'M0 0' }]],
      'end',
    ]);
    expect([...classesOf([tree])]).toEqual(['a', 'b']);
  });
});

describe('the styles of an embed response', () => {
  it('are those whose classes occur in the cards', () => {
    const css =
      '.a{color:red}.b,.a .b,.c{color:blue}.a:is(.x,.y){top:0}.a:is(.x,.b)::after{top:1px}.a:not(.z){top:2px}' +
      '@media print{.a{top:3px}}@container rd-card (min-width:1px){.a{top:4px}.c{top:5px}}.b{&:hover{top:6px}}';
    expect(usedStyles(css, new Set(['a', 'b']))).toBe(
      '.a{color:red}.b,.a .b{color:blue}.a:is(.x,.b)::after{top:1px}.a:not(.z){top:2px}' +
        '@container rd-card (min-width:1px){.a{top:4px}}.b{&:hover{top:6px}}',
    );
    expect(usedStyles('@media print{.a{top:3px}.c{top:5px}}', new Set(['a']), true)).toBe(
      '@media print{.a{top:3px}}',
    );
  });
});

describe('an embed, gzipped', () => {
  let embedOf: (page: unknown, query: URLSearchParams, language: string) => EmbedResponse;
  let covers: (pattern: string, origin: string) => boolean;

  beforeAll(async () => {
    // The bundle contains the style sheets, minified as in the function.
    const { outputFiles } = await build({
      entryPoints: ['pages/reference-page/embed-response.ts'],
      bundle: true,
      write: false,
      format: 'cjs',
      platform: 'node',
      jsx: 'automatic',
      mainFields: ['module', 'main'],
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [inlineFiles()],
    });
    const module = { exports: {} as { embedOf: typeof embedOf; covers: typeof covers } };
    // oxlint-disable-next-line typescript/no-implied-eval -- the bundle just built
    new Function('module', 'exports', 'require', outputFiles[0]!.text)(
      module,
      module.exports,
      process.getBuiltinModule('node:module').createRequire(import.meta.url),
    );
    ({ embedOf, covers } = module.exports);
  });

  it('has at most 3.05 kB of script, and 6.5 kB with twelve cards', async () => {
    const script = gzip(await embedScriptText());
    const response = embedOf(
      {
        organization: { organizationId: 'organization-0001' },
        branding: defaultBranding,
        references: twelveCards,
      },
      new URLSearchParams({ theme: 'auto' }),
      'en',
    );
    const data = gzip(JSON.stringify(response));
    console.log(
      `embed.js ${script} B, twelve cards with their styles ${data} B, together ${script + data} B`,
    );
    expect(response.cards).toHaveLength(12);
    expect(script).toBeLessThanOrEqual(budgets.embedScript);
    expect(script + data).toBeLessThanOrEqual(budgets.embed);
  });

  it('uses the corner radius of the branding unless the host sets one', () => {
    const branding = { ...defaultBranding, cornerRadius: 4 };
    const { css } = embedOf(
      { organization: { organizationId: 'organization-0001' }, branding, references: twelveCards },
      new URLSearchParams(),
      'en',
    );
    expect(css).toContain('--rd-wall-radius:var(--refdeck-radius,4px)');
  });

  it('lets a pattern match subdomains, but no host with a similar ending', () => {
    expect(covers('https://*.example.com', 'https://a.b.example.com')).toBe(true);
    expect(covers('https://*.example.com', 'https://example.com')).toBe(false);
    expect(covers('https://*.example.com', 'https://evilexample.com')).toBe(false);
    expect(covers('https://*.example.com', 'http://a.example.com')).toBe(false);
    expect(covers('https://example.com', 'https://example.com')).toBe(true);
    expect(covers('https://example.com', 'https://example.com.evil.example')).toBe(false);
  });
});
