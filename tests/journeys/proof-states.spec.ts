import type { Page } from '@playwright/test';
import { referenceRoutes } from '#contract/resources/reference';
import { proofPath } from '#web/shared/public-address.ts';
import { askAboutStory } from './support/asked-story.ts';
import { findings } from './support/axe.ts';
import { approve, linkFor, openAsContact } from './support/contact.ts';
import { expect, expectOnly, test } from './support/test.ts';

/** The pages of a PDF, each of which is an object of its own. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

/** The page is accessible and fits in both languages, and a printer puts it on one sheet. */
async function expectProof(page: Page, path: string, state: string | null): Promise<void> {
  for (const [language, colorScheme] of [
    ['en', 'light'],
    ['fi', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${path}?lang=${language}`);
    const sheet = page.locator('main');
    if (state) await expect(sheet).toHaveAttribute('data-proof-state', state);
    else await expect(sheet).not.toHaveAttribute('data-proof-state');
    const name = `${state ?? 'unknown'}-${language}`;
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([name, width, overflow, await findings(page)]).toEqual([name, width, 0, []]);
      const picture = `test-results/proof/${name}-${width}.png`;
      if (process.env.REFDECK_PICTURES) await page.screenshot({ path: picture, fullPage: true });
    }
    const pdf = await page.pdf({
      format: 'A4',
      ...(process.env.REFDECK_PICTURES && { path: `test-results/proof/${name}.pdf` }),
    });
    expect([name, pagesOf(pdf)]).toEqual([name, 1]);
  }
}

test('the proof page is accessible in every state and prints on one page', async ({
  page,
  browser,
  complaints,
}) => {
  const { workspace, reference, email, ask, link } = await askAboutStory(page, { first: ['name', 'text'] });
  const contact = await openAsContact(browser);
  const newest = async () => {
    await page.goto(proofPath(workspace.organizationId, reference.id));
    return new URL(page.url()).pathname;
  };
  await approve(contact, link);
  let part = '';
  await expect.poll(async () => (part = await newest())).toContain('/RD-');
  await expectProof(page, part, 'partial');
  await ask();
  const whole = await linkFor(page, email, link);
  await approve(contact, whole);
  let path = part;
  await expect.poll(async () => (path = await newest())).not.toBe(part);
  await expectProof(page, part, 'expired');
  await expectProof(page, path, 'valid');

  const edit = (change: object) =>
    workspace.call(referenceRoutes.updateReference, {
      id: reference.id,
      attributes: reference.attributes,
      ...change,
    });
  const { name, custom } = reference;
  const figures = custom.figures!.map((figure) => ({ ...figure, label: `${figure.label}, they say` }));
  await edit({ name: 'A booking desk that survives every morning', custom: { ...custom, figures } });
  await expectProof(page, path, 'changed');
  await edit({ name, custom });
  await page.goto(path);
  await expect(page.locator('main')).toHaveAttribute('data-proof-state', 'valid');

  await contact.goto(`${whole}?step=withdraw`);
  await contact.getByLabel('Everything, everywhere').check();
  await contact.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(410);
  await expectProof(page, path, 'withdrawn');
  await expectProof(page, '/verify/RD-0000-0000', null);
  expectOnly(complaints, /status of 4(04|10)/);
  await contact.close();
});
