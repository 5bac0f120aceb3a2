import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { productName } from '#contract/primitives/product';
import { siteOrigin } from '#contract/site/pages';
import { templates } from '#contract/cards/templates';
import { renderFile, drawFile, drawnFiles } from '#web/site/render.tsx';
import sharp from 'sharp';
import { routes } from '#contract/index';
import { publicPageRoutes, socialImageRoutes } from '#contract/site/public-page';
import { robots } from '#web/site/feeds.ts';
import {
  addressesOf,
  all,
  closest,
  files,
  findAll,
  idsOf,
  isFound,
  knownPaths,
  leadsSomewhere,
  metaOf,
  pages,
  scriptsOf,
  textOf,
  type RenderedPage,
} from '../support/site.ts';

const found = pages.filter(isFound);
const addressOf = ({ file }: RenderedPage) => `/${file.replace(/(^index)?\.html$/, '')}`;

/** Returns each problem once, with the first page that has it, because the header is on every page. */
function wrongIn(some: readonly RenderedPage[], wrong: (page: RenderedPage) => readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const page of some)
    for (const what of wrong(page)) if (!first.has(what)) first.set(what, addressOf(page));
  return [...first].map(([what, where]) => `${where}: ${what}`);
}

const sorted = (values: readonly string[]) => values.toSorted((a, b) => a.localeCompare(b));

const unique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);

describe('the pages of the site', () => {
  it('are exactly those of the contract and its articles', () => {
    expect(sorted(found.map(addressOf))).toEqual(sorted(knownPaths));
  });

  it('are exactly those in the sitemap', () => {
    const listed = [...files.get('sitemap.xml')!.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, one]) => one!);
    expect(sorted(listed)).toEqual(sorted(found.map((page) => siteOrigin + addressOf(page))));
  });

  it('promise one time of answer wherever somebody can ask', () => {
    const asking = found.filter(({ file }) => ['demo.html', 'sales.html'].includes(file));
    expect(asking).toHaveLength(2);
    for (const { file, html } of asking) {
      expect([file, html.match(/within \w+ (?:hours|days)/g)]).toEqual([
        file,
        expect.arrayContaining(['within 24 hours']),
      ]);
      expect(html).not.toMatch(/as soon as we can|(?:within|in) (?!24 hours)\w+ (?:working )?(?:hours|days)/);
    }
  });

  it('have “Sign up” as the first and primary button of their header', () => {
    const classesOf = (path: string, header: Parameters<typeof all>[0]) =>
      all(header, 'a')
        .find(({ attribs }) => attribs.href === path)!
        .attribs.class!.split(' ');
    expect(
      wrongIn(found, ({ document }) => {
        const header = all(document, 'header')[0]!;
        const paths = all(header, 'a').map(({ attribs }) => attribs.href!);
        const [button, other] = [classesOf('/signup', header), classesOf('/sales', header)];
        // The secondary button adds an outline to the primary one's classes.
        const isFirst = paths.indexOf('/signup') < paths.indexOf('/sales');
        const isPlain = button.length < other.length && button.every((name) => other.includes(name));
        return isFirst && isPlain ? [] : ['its buttons'];
      }),
    ).toEqual([]);
  });

  it('have unique titles and descriptions that fit into search results', () => {
    const title = (page: RenderedPage) => textOf(all(page.document, 'title')[0]!);
    expect(
      wrongIn(found, (page) => {
        const { length } = metaOf(page, 'description') ?? '';
        return [
          ...(title(page).length <= 65 ? [] : [`title of ${title(page).length}: ${title(page)}`]),
          ...(title(page).includes(productName) ? [] : [`title: ${title(page)}`]),
          ...(length >= 50 && length <= 160 ? [] : [`description of ${length}`]),
        ];
      }),
    ).toEqual([]);
    unique(pages.map(title));
    unique(found.map((page) => metaOf(page, 'description')));
  });

  it('name their own canonical address and a shared picture', () => {
    expect(
      wrongIn(found, (page) => {
        const own = siteOrigin + addressOf(page);
        const links = all(page.document, 'link').filter(({ attribs }) => attribs.rel === 'canonical');
        const addresses = [...links.map(({ attribs }) => attribs.href), metaOf(page, 'og:url')];
        const picture = metaOf(page, 'og:image')?.replace(siteOrigin, '') ?? '';
        return [
          ...(addresses.length === 2 && addresses.every((one) => one === own) ? [] : [addresses.join(' ')]),
          ...(leadsSomewhere(picture, page) ? [] : [picture]),
        ];
      }),
    ).toEqual([]);
  });

  it('have one h1 and skip no heading level', () => {
    expect(
      wrongIn(pages, ({ document }) => {
        const levels = headingsOf(document).map(({ name }) => Number(name.slice(1)));
        const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
        const first = levels.filter((level) => level === 1).length;
        return [...(first === 1 ? [] : [`${first} h1`]), ...skipped.map((level) => `h${level} after a gap`)];
      }),
    ).toEqual([]);
  });
});

describe('every page', () => {
  it('links only to existing pages and anchors', () => {
    expect(pages.flatMap(addressesOf).length).toBeGreaterThan(500);
    expect(
      wrongIn(pages, (page) => addressesOf(page).filter((address) => !leadsSomewhere(address, page))),
    ).toEqual([]);
    const start = pages.find(({ file }) => file === 'index.html')!;
    const nowhere = ['/pricing#none', '/unknown', 'pricing', '#none', '/built/none.webp', '/none.svg'];
    for (const dead of [...nowhere, '/app/help/billing', 'https://nobody.example/', 'http://web.dev/'])
      expect(leadsSomewhere(dead, start), dead).toBe(false);
  });

  it('has no button without an action', () => {
    expect(wrongIn(pages, deadButtons)).toEqual([]);
  });

  it('labels each field of a form and has a place for its error', () => {
    expect(
      wrongIn(pages, ({ document }) =>
        all(document, 'form')
          .filter(({ attribs }) => attribs['data-send'])
          .flatMap((form) => {
            const labels = new Set(all(form, 'label').map(({ attribs }) => attribs.for));
            const problems = new Set(all(form, 'p').map(({ attribs }) => attribs['data-problem-of']));
            return ['input', 'select', 'textarea']
              .flatMap((name) => all(form, name))
              .filter(({ attribs }) => attribs.name !== 'captcha')
              .filter(({ attribs: { id, name, required, ...rest } }) => {
                const isMarked = required === undefined || rest['data-required'];
                return !labels.has(id) || !problems.has(name) || !isMarked;
              })
              .map(({ attribs }) => attribs.name!);
          }),
      ),
    ).toEqual([]);
  });

  it('contains no inline script or style, only data', () => {
    const data = new Set(['application/ld+json', 'application/json', 'speculationrules']);
    expect(
      wrongIn(pages, ({ document, html }) => [
        ...all(document, 'style').map(() => 'a style element'),
        ...all(document, 'script').flatMap(({ attribs: { src, type } }) =>
          src || data.has(type ?? '') ? [] : [`a script ${type}`],
        ),
        ...(html.match(/<[a-z][^<>]*\son[a-z]+=/gi) ?? []),
        ...(html.match(/javascript:/gi) ?? []),
      ]),
    ).toEqual([]);
  });

  it('describes its pictures and reserves their space', () => {
    expect(
      wrongIn(pages, ({ document }) =>
        [...all(document, 'img'), ...all(document, 'video')]
          .filter(({ name, attribs: { alt, width, height, ...rest } }) => {
            // A card reserves the space for its picture in frame.css.
            if (rest.class?.split(' ').includes('rd-card-image')) return !alt;
            const label = name === 'img' ? alt !== undefined : rest['aria-label'];
            return !label || !(Number(width) > 0 && Number(height) > 0);
          })
          .map(({ attribs }) => attribs.src ?? attribs.poster ?? 'a picture'),
      ),
    ).toEqual([]);
  });

  it('is valid HTML', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:recommended'],
      rules: {
        // React writes forms that every browser reads: `<br/>`, `required=""`, `srcLang`.
        'void-style': 'off',
        'attr-case': 'off',
        'attribute-boolean-style': 'off',
        'attribute-empty-style': 'off',
        'doctype-style': 'off',
        'aria-label-misuse': ['error', { allowAnyNamable: true }],
        // The company's colors are inline, which the content security policy allows by `style-src-attr`.
        'no-inline-style': 'off',
        // A scrollable part is a region as well.
        'prefer-native-element': ['error', { exclude: ['region'] }],
        // Ids are made from headings, which may begin with a number.
        'valid-id': ['error', { relaxed: true }],
        // A test above checks titles with the product's name.
        'long-title': 'off',
      },
    });
    const reports = await Promise.all(
      pages.map(async (page) => [page, await validator.validateString(page.html)] as const),
    );
    const messages = new Map(
      reports.map(([page, { results }]) => [page, results.flatMap((one) => one.messages)]),
    );
    expect(
      wrongIn(pages, (page) => messages.get(page)!.map((one) => `${one.message} (${one.selector})`)),
    ).toEqual([]);
  });
});

const headingsOf = (document: RenderedPage['document']) =>
  findAll(document, ({ name }) => /^h[1-6]$/.test(name)).filter(
    (heading) =>
      !closest(heading, ({ name, attribs }) => name === 'template' || attribs['aria-hidden'] === 'true'),
  );

/** A live button submits its form, opens something, or has an attribute that a script of its page uses. */
function deadButtons(page: RenderedPage): string[] {
  const scripts = scriptsOf(page);
  const isBound = (attribute: string) =>
    attribute.startsWith('data-') && new RegExp(`\\[${attribute}[\\]=~^]`).test(scripts);
  return all(page.document, 'button')
    .filter((button) => {
      const { type, popovertarget } = button.attribs;
      if (popovertarget) return !idsOf(page).includes(popovertarget);
      if (type === 'submit')
        return !closest(button, ({ attribs }) => isBound('data-send') && 'data-send' in attribs);
      return type !== 'button' || !Object.keys(button.attribs).some(isBound);
    })
    .map(textOf);
}

const rendered = (file: string) => renderFile(file, (path) => `/${path}`)!;

it('the page about references shows a card of every template, marked as sample data', () => {
  const markup = rendered('platform/reference-management.html');
  for (const { name } of templates.filter((one) => !one.hidden))
    expect(markup).toContain(`<strong>${name}</strong>`);
  expect(markup).toContain('Sample data');
});

describe('the landing page', () => {
  const markup = rendered('index.html');

  it('shows cards of six brands, and says that their companies are invented', () => {
    expect(markup.match(/<article class="rd-card /g)!.length).toBeGreaterThanOrEqual(6);
    expect(markup).toContain('Every company on them is invented');
  });

  it('links to signing in and signing up', () => {
    expect(markup).toContain('href="/login"');
    expect(markup).toContain('href="/signup"');
  });
});

it('every indexed page has its own picture in the size for social networks', async () => {
  expect(new Set(drawnFiles()).size).toBe(drawnFiles().length);
  const { format, width, height } = await sharp(await drawFile('social/home.png')).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  expect(drawFile('social/unknown.png')).toBeUndefined();
});

const rules = robots()
  .split('\n')
  .flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
const isOpen = (path: string) =>
  !rules.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)));

it('search engines may read every public page, but not workspace or API', () => {
  for (const { path } of Object.values({ ...publicPageRoutes, ...socialImageRoutes }))
    expect(isOpen(path), path).toBe(true);
  for (const path of ['/', '/static/main.js', '/assets/o/a/640.webp', '/apple'])
    expect(isOpen(path), path).toBe(true);
  for (const path of ['/app', '/app/references', ...routes.map((route) => route.path)])
    expect(isOpen(path), path).toBe(false);
});
