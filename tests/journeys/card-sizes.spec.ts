import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { addCustomer, addReference, openWorkspace, type Workspace } from './support/workspace.ts';

const long = 'A long text that says much about what was done and what became of it. '.repeat(12);
const tags = ['Accessibility', 'Performance', 'Public transport', 'Ticketing', 'Web'];

const coffee = 'https://pictures.example/coffee.webp';

interface Sizes {
  title: string;
  left: number;
  width: number;
  height: number;
  picture: { width: number; height: number };
  tagLines: number;
  cutTags: string[];
  tags: string[];
}

/** The first card of a page is featured, so it has sizes of its own. */
const sizesOf = (page: Page): Promise<Sizes[]> =>
  page.locator('li:not(.page-featured) > article').evaluateAll((articles) =>
    articles.map((article) => {
      const box = article.getBoundingClientRect();
      const picture = article.querySelector('.rd-card-media')!.getBoundingClientRect();
      const found = [...article.querySelectorAll('.rd-card-tag')];
      return {
        title: article.querySelector('h2')!.textContent,
        left: box.left,
        width: box.width,
        height: box.height,
        picture: { width: picture.width, height: picture.height },
        tagLines: new Set(found.map((tag) => Math.round(tag.getBoundingClientRect().top))).size,
        // A tag that lacks a fraction of a pixel ends in dots already.
        cutTags: found
          .filter((tag) => {
            const { width } = tag.getBoundingClientRect();
            tag.setAttribute('style', 'flex: none');
            const whole = tag.getBoundingClientRect().width;
            tag.removeAttribute('style');
            return whole - width > 0.02;
          })
          .map((tag) => tag.textContent),
        tags: found.map((tag) => tag.textContent),
      };
    }),
  );

async function addCards(workspace: Workspace, templateId: string, configs: readonly object[]): Promise<void> {
  const customer = await addCustomer(workspace, 'Acme');
  await addReference(workspace, customer, 'Featured', {
    attributes: { customerId: customer.id, description: 'In short', referenceDate: '2026-04' },
  });
  for (const [index, config] of configs.entries())
    for (const text of ['Few words', long])
      await addReference(workspace, customer, `${index} ${text.slice(0, 60)}`, {
        templateId,
        tags,
        attributes: { customerId: customer.id, description: text, referenceDate: '2026-03' },
        custom: { templateConfig: JSON.stringify(config), mainImage: coffee },
      });
}

/** The free plan has room for five references. */
const pairs = [
  [{}, { aspectRatio: '16:9' }],
  [{ aspectRatio: '1:1' }, { aspectRatio: '4:3' }],
];
const ratioOf = ({ aspectRatio = '' }: { aspectRatio?: string }) => {
  const [width, height] = aspectRatio.split(':').map(Number);
  return height && width! / height;
};

for (const shapes of pairs)
  test(`a standard card keeps its picture and tags: ${JSON.stringify(shapes)}`, async ({ page }) => {
    await page.route(coffee, (route) => route.fulfill({ path: 'web/static/sample-coffee.webp' }));
    const workspace = await openWorkspace(page);
    await addCards(workspace, 'standard', shapes);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/reference-page/${workspace.organizationId}`);
      const start = (await page.getByRole('heading', { level: 1 }).boundingBox())!.x;
      const cards = await sizesOf(page);
      expect(cards).toHaveLength(4);
      expect(Math.min(...cards.map(({ left }) => left))).toBeCloseTo(start, 0);
      for (const { title, picture, tagLines, cutTags, tags: shown } of cards) {
        const ratio = ratioOf(shapes[Number(title[0])]!);
        expect(picture.height, title).toBeCloseTo(ratio ? picture.width / ratio : 200, 0);
        expect([tagLines, ...shown], title).toEqual([1, ...tags.slice(0, 3), '+2 more']);
        expect(
          cutTags.filter((tag) => tag !== tags[2]),
          title,
        ).toEqual([]);
      }
      // Cards beside each other end together, and a row ends with its fullest card.
      const heightOf = (end: string) => cards.find(({ title }) => title.startsWith(`0 ${end}`))!.height;
      if (width > 1000) expect(new Set(cards.map(({ height }) => Math.round(height))).size).toBe(1);
      else expect(heightOf('Few')).toBeLessThan(heightOf('A long') - 60);
    }
  });
