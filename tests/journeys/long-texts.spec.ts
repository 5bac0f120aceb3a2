import type { Page } from '@playwright/test';
import { defaultBranding } from '#contract/cards/default-branding';
import { embedLayouts } from '#contract/cards/embed';
import { templates } from '#contract/cards/templates';
import { collectionRoutes } from '#contract/resources/collection';
import { organizationRoutes } from '#contract/resources/organization';
import { headerLayouts, pageLayouts } from '#contract/rules/choices';
import { limits } from '#contract/rules/limits';
import { collectionPagePath, referencePagePath, storyPath } from '#web/shared/public-address.ts';
import { hostSite } from './support/host-site.ts';
import { expect, test } from './support/test.ts';
import { addCustomer, addReference, openWorkspace, type Workspace } from './support/workspace.ts';

const widths = [1440, 390, 320];
const picture = 'https://pictures.example/coffee.webp';
/** Half of each text is words that no line can break. */
const long = (length: number) =>
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk und was davon bleibt, '
    .repeat(Math.ceil(length / 70))
    .slice(0, length)
    .trim();

async function fill(workspace: Workspace): Promise<{ slug: string; ids: string[] }> {
  const customer = await addCustomer(workspace, long(limits.nameLength));
  const added = [];
  // The free plan has room for five.
  for (const { id: templateId } of templates.filter(({ hidden }) => !hidden).slice(-5))
    added.push(
      await addReference(workspace, customer, `${templateId} ${long(limits.nameLength - 20)}`, {
        templateId,
        tags: [1, 2, 3, 4].map((n) => n + long(limits.tagLength - 1)),
        attributes: {
          customerId: customer.id,
          referenceDate: '2026-03',
          description: long(limits.descriptionLength),
          longDescription: `## ${long(200)}\n\n${long(400)}`,
          referenceType: long(80),
        },
        custom: {
          projectLocation: long(200),
          environmentType: long(200),
          projectDuration: long(200),
          outcomes: long(200),
          mainImage: picture,
          buttonText: long(limits.buttonTextLength),
          callToAction: 'https://next.example/',
          quote: long(limits.quoteLength),
          quotePerson: long(120),
          quoteRole: long(120),
          figures: [
            {
              value: '12345678.9 → 123',
              unit: long(limits.figureUnitLength),
              label: long(limits.figureLabelLength),
            },
          ],
        },
      }),
    );
  return { slug: added[0]!.slug!, ids: added.map(({ id }) => id) };
}

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function expectFit(page: Page, what: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowOf(page), `${what} at ${width}`).toBe(0);
  }
}

test('the longest texts overflow no page, collection, story or embed', async ({ page, baseURL }) => {
  await page.route(picture, (route) => route.fulfill({ path: 'web/static/sample-coffee.webp' }));
  const workspace = await openWorkspace(page, long(limits.nameLength));
  const { organizationId } = workspace;
  const { slug, ids } = await fill(workspace);
  const letter = { person: long(limits.nameLength), company: long(limits.nameLength), note: long(900) };
  const collections = await Promise.all(
    [undefined, letter].map((sent) =>
      workspace.call(collectionRoutes.createCollection, {
        name: long(limits.nameLength),
        description: long(400),
        visibility: sent ? 'unlisted' : 'public',
        itemIds: ids,
        letter: sent,
      }),
    ),
  );
  const base = referencePagePath(organizationId);
  const others = [
    `${base}?embed`,
    storyPath(organizationId, slug),
    ...collections.map(({ id }) => collectionPagePath(organizationId, id)),
  ];
  for (const [index, headerLayout] of headerLayouts.entries()) {
    await workspace.call(organizationRoutes.saveBranding, {
      ...defaultBranding,
      layout: pageLayouts[index % pageLayouts.length]!,
      typefaces: 'plant',
      headerLayout,
      heading: long(headerLayout === 'statement' ? limits.statementLength : limits.headingLength),
      intro: long(limits.introLength),
      callToAction: { text: long(limits.buttonTextLength), link: 'https://next.example/' },
      closingHeading: long(limits.headingLength),
      closingText: long(limits.closingTextLength),
    });
    await page.goto(base);
    await expectFit(page, headerLayout);
  }
  for (const path of others) {
    await page.goto(path);
    await expectFit(page, path);
  }
  for (const layout of embedLayouts) {
    const site = await hostSite(
      `<meta name="viewport" content="width=device-width"><script async src="${baseURL}/embed.js"></script>
       <refdeck-references organization="${organizationId}" layout="${layout}"></refdeck-references>`,
    );
    await page.goto(site.origin);
    await expect(page.locator('refdeck-references').locator('.cards')).toBeVisible();
    await expectFit(page, layout);
    site.close();
  }
});
