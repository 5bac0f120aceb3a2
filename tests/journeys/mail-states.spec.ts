import type { Page } from '@playwright/test';
import { compose } from '#functions/shared/email/compose';
import type { MailPictures } from '#functions/shared/email/pictures';
import { palettes, bridge, logo, toPng } from '#tools/seed/scenes';
import { mailAddresses, permissionMails } from '../support/permission-mails.ts';
import { findings } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const pictures = {
  logo: { id: 'logo', width: 32, height: 32 },
  card: { id: 'card', width: 534, height: 220 },
  customer: { id: 'customer', width: 34, height: 34 },
} satisfies MailPictures;

async function drawn(): Promise<Record<string, string>> {
  const scenes = {
    logo: logo(palettes.coral, 1),
    card: bridge(palettes.sea),
    customer: logo(palettes.sea, 0),
  };
  const pngs = Object.entries(scenes).map(async ([id, svg]) => [
    `cid:${id}`,
    `data:image/png;base64,${(await toPng(svg)).toString('base64')}`,
  ]);
  return Object.fromEntries((await Promise.all(pngs)) as [string, string][]);
}

const mails = (['en', 'fi'] as const).flatMap((language) =>
  Object.entries(permissionMails(language)).map(([kind, mail]) => ({ name: `${kind}-${language}`, mail })),
);

test('every mail about a permission is readable in light and dark, on a phone and a desktop', async ({
  page,
}) => {
  const sources = await drawn();
  for (const { name, mail } of mails) {
    const { html } = compose(mail, mailAddresses, pictures);
    // A mail program resolves these to parts of the mail.
    await page.setContent(html.replaceAll(/cid:\w+/g, (source) => sources[source]!));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [390, 1440]) await expectReadable(page, `${name}-${width}-${colorScheme}`, width);
    }
  }
});

async function expectReadable(page: Page, name: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  // The width changes no colors and no labels, which is what axe looks at.
  const found = width === 390 ? await findings(page) : [];
  expect([name, overflow, found]).toEqual([name, 0, []]);
  if (process.env.REFDECK_PICTURES)
    await page.screenshot({ path: `test-results/mails/${name}.png`, fullPage: true });
}
