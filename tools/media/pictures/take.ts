/** `npm run pictures`: takes the pictures of the README and of the landing page's gallery. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { referenceRoutes } from '#contract/resources/reference';
import { referencePagePath } from '#web/shared/public-address.ts';
import { inDemoBrowser, settle, type DemoBrowser } from '../screenshots/demo-browser.ts';

const windows = { readme: { width: 1440, height: 900 }, gallery: { width: 1200, height: 900 } };
const galleryWidth = 720;

await inDemoBrowser(async (demo) => {
  const { organizationId, call } = demo.workspace;
  const { references } = await call(referenceRoutes.listReferences, {});
  const story = references.find(({ name }) => name === 'A booking desk that survives Monday mornings')!;
  const editor = `/app/references/${story.id}`;
  await save('docs/pictures', 'page', await photograph(demo, 'readme', referencePagePath(organizationId)));
  await save('docs/pictures', 'editor', await photograph(demo, 'readme', editor));
  for (const [name, id] of Object.entries(demo.gallery)) {
    const picture = await photograph(demo, 'gallery', referencePagePath(id));
    await save('web/content/gallery', name, picture, galleryWidth);
  }
});

async function photograph(demo: DemoBrowser, kind: keyof typeof windows, path: string): Promise<Buffer> {
  const visitor = !path.startsWith('/app');
  const context = await demo.open({ viewport: windows[kind], visitor, colorScheme: 'light' });
  await context.addInitScript(() => localStorage.setItem('theme', 'light'));
  const page = await context.newPage();
  await page.goto(path);
  await settle(page);
  // A first visit does not wait for the font.
  if (visitor) await page.reload();
  await page.locator('h1').first().waitFor();
  await settle(page);
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await context.close();
  return png;
}

async function save(directory: string, name: string, png: Buffer, width?: number): Promise<void> {
  await mkdir(directory, { recursive: true });
  const webp = sharp(png).resize({ width }).webp({ quality: 80, smartSubsample: true, effort: 6 });
  const { size } = await webp.toFile(join(directory, `${name}.webp`));
  console.log(`${directory}/${name}.webp, ${Math.round(size / 1_000)} kB`);
}
