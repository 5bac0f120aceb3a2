import { collectionRoutes } from '#contract/resources/collection';
import { defaultBranding } from '#contract/cards/default-branding';
import { organizationRoutes } from '#contract/resources/organization';
import { collectionPagePath, referencePagePath, storyPath } from '#web/shared/public-address.ts';
import { templates } from '#contract/cards/templates';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { objectPrefixes } from '#functions/shared/files/environment';
import { hostSite } from './support/host-site.ts';
import { expect, test } from './support/test.ts';
import { addCustomer, addReference, openWorkspace } from './support/workspace.ts';

/** The only foreign host that pages may contact. */
const pictures = 'https://pictures.example/';

const payloads = [
  '<img src=//canary.example/x onerror=hit()>',
  '"><svg/onload=hit()>',
  "'-hit()-'\"><script>hit()</script>",
  '</script><script>hit()</script>',
  '</title><script>hit()</script>',
  '</style><style>@import"//canary.example"',
  'javascript:hit()//',
  '{{constructor.constructor("hit()")()}}',
  '${hit()}`${hit()}`',
  '<iframe srcdoc="<script>parent.hit()</script>">',
  'red;background:url(//canary.example/x)',
  '"style="background:url(//canary.example)"',
  '<base href=//canary.example/>',
  '<math><mtext><img src onerror=hit()>',
  '<!--<script>',
  '\u202e\u2028</noscript><script>hit()</script>',
];

const inMarkdown = (words: string) => [
  `## ${words}`,
  `- **${words}**\n- *${words}*`,
  `> ${words}`,
  `[${words}](https://next.example/${words} "${words}")`,
  '[a](javascript:hit()) [b](java&#115;cript:hit()) [c](data:text/html,<script>hit()</script>)',
  `![${words}](//canary.example/x "${words}") ![x](javascript:hit()) ![y](http://canary.example/y)`,
  `![${words}](${pictures}story.png "${words}")`,
];

test('hostile text stays text on every public page and in the workspace', async ({ page, complaints }) => {
  const workspace = await openWorkspace(page, payloads[3]);
  const { organizationId } = workspace;
  const offered = templates.filter(({ hidden }) => !hidden);
  const ids: string[] = [];
  // The plan allows five cards; together they put each payload into each field.
  for (let index = 0; index < 5; index += 1) {
    const next = (step: number, length = 200) =>
      Array.from({ length: 4 }, (_, n) => payloads[(index * 4 + step + n) % payloads.length])
        .join(' ')
        .slice(0, length);
    const customer = await addCustomer(workspace, next(1));
    const { id } = await addReference(workspace, customer, next(0), {
      templateId: offered[index % offered.length]!.id,
      tags: [next(2, 40), next(9, 40), next(15, 40)],
      attributes: {
        customerId: customer.id,
        referenceDate: '2026-03',
        description: next(3),
        longDescription: [next(4), next(8), next(12), ...inMarkdown(next(16))].join('\n\n'),
        referenceType: next(6, 80),
      },
      custom: {
        projectLocation: next(7),
        environmentType: next(8),
        clientIndustry: next(10),
        projectDuration: next(11),
        outcomes: next(12),
        buttonText: next(13, 60),
        quote: next(14),
        quotePerson: next(15, 120),
        quoteRole: next(0, 120),
        quotePortrait: `${pictures}${encodeURIComponent(next(9))}.png`,
        figures: [{ value: next(1, 16), unit: next(2, 16), label: next(3, 80) }],
        mainImage: `${pictures}${encodeURIComponent(next(5))}.png`,
        callToAction: `https://next.example/${encodeURIComponent(next(14))}`,
      },
    });
    ids.push(id);
  }
  await workspace.call(organizationRoutes.saveBranding, {
    ...defaultBranding,
    heading: payloads[0],
    intro: payloads[3],
    callToAction: { text: payloads[1]!, link: `https://next.example/${encodeURIComponent(payloads[11]!)}` },
    website: `https://next.example/${encodeURIComponent(payloads[2]!)}`,
  });
  const collection = await workspace.call(collectionRoutes.createCollection, {
    name: payloads[0]!,
    description: payloads[5],
    itemIds: ids,
  });
  await page
    .context()
    .route(`${pictures}**`, (route) => route.fulfill({ contentType: 'image/png', body: '' }));
  const hits: string[] = [];
  await page.context().exposeFunction('hit', () => hits.push(page.url()));
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => hits.push(dialog.message())));
  const foreign: string[] = [];
  const { origin } = new URL(page.url());
  page.context().on('request', (request) => {
    if (!/^(data|blob|about):/.test(request.url()) && new URL(request.url()).origin !== origin)
      foreign.push(request.url());
  });

  const base = referencePagePath(organizationId);
  const query = new URLSearchParams({
    q: payloads[3]!,
    tag: payloads[0]!,
    type: payloads[1]!,
    industry: payloads[10]!,
  }).toString();
  const publicPages = [
    base,
    `${base}?${query}`,
    `${base}?embed&theme=dark`,
    collectionPagePath(organizationId, collection.id),
  ];
  for (const path of [...publicPages, ...ids.map((id) => storyPath(organizationId, id))]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  for (const path of [
    `/app/references/${ids[0]}`,
    `/app/references/${ids[3]}`,
    '/app/references',
    `/app/collections/${collection.id}`,
  ]) {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  // The embed runs on a foreign page without a policy of its own.
  const site = await hostSite(
    `<script src="${origin}/embed.js"></script>` +
      [`layout="list"`, `collection="${collection.id}"`]
        .map((which) => `<refdeck-references organization="${organizationId}" ${which}></refdeck-references>`)
        .join(''),
  );
  await page.goto(site.origin);
  for (const embed of await page.locator('refdeck-references').all()) {
    await embed.scrollIntoViewIfNeeded();
    await expect(embed.getByRole('article').first()).toBeVisible();
    const all = embed.getByRole('button', { name: 'Show all 5 references' });
    if (await all.isVisible()) await all.click();
    await expect(embed.getByRole('article')).toHaveCount(5);
  }
  await page.waitForLoadState('networkidle');
  site.close();
  expect(hits).toEqual([]);
  expect(foreign.filter((url) => !url.startsWith(pictures) && !url.startsWith(site.origin))).toEqual([]);
  expect(complaints).toEqual([]);
});

/** Stores a file that no upload would accept directly among the published ones. */
async function publish(name: string, ContentType: string, Body: string): Promise<string> {
  const { bucket, ...client } = JSON.parse(process.env.REFDECK_FILES!) as {
    bucket: string;
    endpoint: string;
    region: string;
    credentials: { accessKeyId: string; secretAccessKey: string };
  };
  const Key = `${objectPrefixes.published}hostile/${name}`;
  await new S3Client({ ...client, forcePathStyle: true }).send(
    new PutObjectCommand({ Bucket: bucket, Key, ContentType, Body }),
  );
  return `/${Key}`;
}

const script = `
  document.documentElement.setAttribute('data-ran', 'yes');
  try { localStorage.setItem('stolen', 'yes'); } catch {}
  fetch('/api/openapi.json?from=script');
`;
const files = [
  [
    'page.html',
    'text/html',
    `<!doctype html><h1 onclick="">A page</h1><script>${script}</script><img src=x onerror="${script.replaceAll('\n', ' ')}">`,
  ],
  [
    'image.svg',
    'image/svg+xml',
    `<svg xmlns="http://www.w3.org/2000/svg"><text y="20">A picture</text><script><![CDATA[${script}]]></script></svg>`,
  ],
] as const;

for (const [name, type, body] of files) {
  test(`a hostile file among the uploads runs no script and has no origin: ${name}`, async ({
    page,
    complaints,
    violations,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const ran = () => page.locator('[data-ran]').count();

    // Without the headers of the edge, the same script runs.
    await page.route('**/control/**', (route) => route.fulfill({ contentType: type, body }));
    await page.goto(`/control/${name}`);
    await expect.poll(ran).toBe(1);
    await page.evaluate(() => localStorage.removeItem('stolen'));
    requests.length = 0;
    complaints.length = 0;

    const response = await page.goto(await publish(name, type, body));
    expect(response?.status()).toBe(200);
    await expect(page.getByText(/^A (page|picture)$/)).toBeVisible();
    expect(await page.evaluate(() => self.origin)).toBe('null');
    expect(await ran()).toBe(0);
    expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
    expect(complaints.splice(0).join('\n')).toContain('Blocked script execution');
    for (const violation of violations.splice(0)) expect(violation).toContain('/assets/hostile/');
    await page.goto('/');
    expect(await page.evaluate(() => localStorage.getItem('stolen'))).toBeNull();
  });
}

test('every kind of page refuses a foreign script, and every journey reports it', async ({
  page,
  browser,
  baseURL,
  complaints,
  violations,
}) => {
  const other = await browser.newPage({ baseURL });
  for (const window of [page, other]) {
    for (const path of ['/', '/login', '/reference-page/nobody']) {
      await window.goto(path);
      await window.evaluate(() => {
        const element = document.createElement('script');
        element.textContent = 'document.title = "taken over"';
        document.head.append(element);
      });
      expect(await window.title()).not.toBe('taken over');
    }
  }
  expect(violations).toHaveLength(6);
  violations.length = 0;
  complaints.length = 0;
  await other.close();
});
