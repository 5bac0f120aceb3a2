/** `npm run site-screenshots [-- editor story]` writes the site's pictures to `web/content/pictures`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { formatted } from '#tools/docs/formatted';
import { inDemoBrowser, settle, themes, type DemoBrowser, type Theme } from './demo-browser.ts';
import { scenesOf, type Scene } from './scenes.ts';

const directory = 'web/content/pictures';

const maxBytes = 45_000;
const qualities = [80, 72, 64, 56, 48, 40, 32, 24];

const windows = {
  // Keeps a laptop's layout in letters that can be read in a column.
  laptop: { viewport: { width: 1200, height: 750 }, deviceScaleFactor: 1.2 },
  wide: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};

const requested = process.argv.slice(2);
const indexFile = join(directory, 'index.json');
type Sizes = Record<string, { width: number; height: number }>;

await inDemoBrowser(async (demo) => {
  const scenes = await scenesOf(demo);
  const unknown = requested.filter((name) => !scenes.some((scene) => scene.name === name));
  if (unknown.length > 0) throw new Error(`There is no picture ${unknown.join(', ')}`);
  const wanted = scenes.filter(({ name }) => requested.length === 0 || requested.includes(name));
  const sizes: Sizes = requested.length > 0 ? (JSON.parse(await readFile(indexFile, 'utf8')) as Sizes) : {};
  for (const round of [wanted.filter(({ reset }) => !reset), wanted.filter(({ reset }) => reset)]) {
    for (const theme of themes) {
      for (const scene of round) sizes[scene.name] = await take(demo, scene, theme);
    }
  }
  const inOrder = Object.fromEntries(
    scenes.flatMap(({ name }) => (sizes[name] ? [[name, sizes[name]]] : [])),
  );
  await writeFile(indexFile, await formatted(indexFile, JSON.stringify(inOrder)));
});

async function take(demo: DemoBrowser, scene: Scene, theme: Theme): Promise<Sizes[string]> {
  await scene.reset?.();
  const path = typeof scene.path === 'string' ? scene.path : await scene.path();
  const visitor = !path.startsWith('/app/') && path !== '/app';
  const context = await demo.open({ ...windows[scene.on ?? 'laptop'], visitor, colorScheme: theme });
  await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  const page = await context.newPage();
  await page.goto(path);
  await settle(page);
  // A first visit does not wait for the font.
  if (visitor) await page.reload();
  await page.locator('h1').first().waitFor();
  // Some parts appear with the first input.
  await page.keyboard.press('Shift');
  await settle(page);
  await scene.act?.(page);
  await settle(page);
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await context.close();
  await scene.reset?.();
  console.log(`${scene.name}, ${theme}`);
  return save(png, `${scene.name}-${theme}`);
}

/** Also writes `<name>-<theme>-small.webp`, half as wide. Returns the size in pixels. */
async function save(png: Buffer, name: string): Promise<{ width: number; height: number }> {
  await mkdir(directory, { recursive: true });
  const { width, height } = await sharp(png).metadata();
  await writeFile(join(directory, `${name}.webp`), await encode(png, width));
  await writeFile(join(directory, `${name}-small.webp`), await encode(png, width / 2));
  return { width, height };
}

async function encode(png: Buffer, width: number): Promise<Buffer> {
  let smallest: Buffer | undefined;
  for (const quality of qualities) {
    smallest = await sharp(png)
      .resize(width)
      // Without `smartSubsample`, colored letters lose their edges.
      .webp({ quality, smartSubsample: true, effort: 6 })
      .toBuffer();
    if (smallest.length <= maxBytes) break;
  }
  return smallest!;
}
