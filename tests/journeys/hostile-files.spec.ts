import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { objectPrefixes } from '#functions/shared/files/environment';
import { expect, test } from './support/test.ts';

/** A file that no upload could become, put straight to where published ones lie. */
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

/** Says that it ran in whatever way it still can. */
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
  test(`a file that got among the uploaded ones runs nothing and is of no origin: ${name}`, async ({
    page,
    complaints,
    violations,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const ran = () => page.locator('[data-ran]').count();

    // The same without what the edge says of it: so the script would run.
    await page.route('**/control/**', (route) => route.fulfill({ contentType: type, body }));
    await page.goto(`/control/${name}`);
    await expect.poll(ran).toBe(1);
    await page.evaluate(() => localStorage.removeItem('stolen'));
    asked.length = 0;
    complaints.length = 0;

    const response = await page.goto(await publish(name, type, body));
    expect(response?.status()).toBe(200);
    await expect(page.getByText(/^A (page|picture)$/)).toBeVisible();
    expect(await page.evaluate(() => self.origin)).toBe('null');
    expect(await ran()).toBe(0);
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
    // Chromium says so itself; of the picture beside it, that it may not be fetched.
    expect(complaints.splice(0).join('\n')).toContain('Blocked script execution');
    for (const violation of violations.splice(0)) expect(violation).toContain('/assets/hostile/');
    await page.goto('/');
    expect(await page.evaluate(() => localStorage.getItem('stolen'))).toBeNull();
  });
}
