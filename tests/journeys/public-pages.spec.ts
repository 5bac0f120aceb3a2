import { createFirstOrganization, expect, newAccount, signUp, test } from './support/test.ts';

const missing = '/reference-page/01HZX0000000000000000000ZZ';

test('a visitor of a public page downloads no sign-in code', async ({ page, complaints }) => {
  for (const path of ['/', missing]) {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.url());
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(scripts.length).toBeGreaterThan(0);
    for (const url of scripts) {
      const code = await (await page.request.get(url)).text();
      expect(code, url).not.toMatch(/USER_SRP_AUTH|InitiateAuth|AWSCognitoIdentityProviderService/);
    }
  }
  complaints.length = 0;
});

test('the page of an organisation that does not exist says so', async ({ page, complaints }) => {
  await page.goto(missing);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/not|no /i);
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  complaints.length = 0;
});

test('the page of an organisation without published references says so', async ({ page }) => {
  await signUp(page, newAccount());
  await createFirstOrganization(page, 'Nothing yet');
  const href = await page.getByRole('link', { name: /View page/ }).getAttribute('href');
  await page.goto(href!);
  await expect(page.getByRole('heading', { name: 'Nothing yet' })).toBeVisible();
  await expect(page.getByText('No references published yet')).toBeVisible();
});
