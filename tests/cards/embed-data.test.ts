import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { defaultBranding } from '#contract/cards/default-branding';
import { embedProperties, type EmbedResponse } from '#contract/cards/embed';
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

  const embedWith = (query: Record<string, string>, references: readonly object[] = twelveCards) =>
    embedOf(
      {
        organization: { organizationId: 'organization-0001', slug: 'acme' },
        branding: defaultBranding,
        references,
      },
      new URLSearchParams(query),
      'en',
    );

  it('shows logos in one gray only in their layout and on request', () => {
    const isGray = (query: Record<string, string>) => embedWith(query).css.includes('grayscale');
    expect(isGray({ layout: 'logos', logos: 'mono' })).toBe(true);
    expect(isGray({ layout: 'logos', logos: 'pink' })).toBe(false);
    expect(isGray({ layout: 'grid', logos: 'mono' })).toBe(false);
  });

  it('takes each custom property that it documents from the host', () => {
    const css = ['grid', 'list', 'quotes'].map((layout) => embedWith({ layout }).css).join('');
    for (const name of Object.keys(embedProperties)) expect(css).toContain(`var(${name}`);
  });

  it('shows quotes on their own paper with their speaker and the customer’s logo', () => {
    const quoted = {
      ...twelveCards[0]!,
      quote: 'It lifts.',
      quotePerson: 'Ida',
      logoImage: '/assets/o/l.webp',
    };
    const { css, shapes } = embedWith({ layout: 'quotes' }, [quoted]);
    expect(css).not.toContain('background:none;border:0');
    expect(JSON.stringify(shapes)).toContain('rd-card-logo');
  });

  it('shows one reference by its id or its readable name, and nothing for another', () => {
    const references = twelveCards.map((card) => ({ ...card, slug: `story-${card.id}` }));
    const { id } = references[3]!;
    for (const reference of [id, `story-${id}`]) {
      const { cards, controls, css } = embedWith({ reference }, references);
      expect([cards.length, controls]).toEqual([1, undefined]);
      expect(css).toContain('min-height:475px');
    }
    expect(embedWith({ reference: 'elsewhere' }, references).cards).toEqual([]);
  });

  it('counts all references in a badge, and only confirmed ones if there are any', () => {
    const plain = twelveCards.map((card) => ({ ...card, confirmed: undefined }));
    const [first, ...rest] = [...plain, ...plain, ...plain];
    const badge = JSON.stringify(embedWith({ layout: 'badge' }, [first!, ...rest]));
    expect(badge).toContain('36 customer references');
    const confirmed = { ...first, confirmed: twelveCards[0]!.confirmed ?? { on: '2026-03-02' } };
    expect(JSON.stringify(embedWith({ layout: 'badge' }, [confirmed, ...rest]))).toContain(
      '1 reference confirmed by the customer',
    );
    expect(embedWith({ layout: 'badge' }, []).cards).toEqual([]);
  });

  it('says under a wall what the seal means, only if a card bears it', () => {
    const plain = twelveCards.map((card) => ({ ...card, confirmed: undefined }));
    const sealed = plain.map((card) => ({ ...card, confirmed: { by: 'customer', on: '2026-03-02' } }));
    const legendOf = (references: readonly object[]) => JSON.stringify(embedWith({}, references).controls);
    expect(legendOf(sealed)).toContain('Confirmed by the customer');
    expect(legendOf(plain)).not.toContain('Confirmed by the customer');
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
