import { approvalRoutes } from '#contract/resources/approval';
import { customerRoutes } from '#contract/resources/customer';
import { referenceRoutes } from '#contract/resources/reference';
import { findings } from './support/axe.ts';
import { png } from './support/files.ts';
import { expect, expectOnly, test } from './support/test.ts';
import { serveWebsite } from './support/website.ts';
import { addCustomer, addReference, openWorkspace } from './support/workspace.ts';

test('a member names who is asked next and reads which pictures come from another website', async ({
  page,
}) => {
  await page.route('https://ferries.example/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  const workspace = await openWorkspace(page, 'Harbour Works');
  const customer = await addCustomer(workspace, 'Sample Ferries');
  const logoImage = 'https://ferries.example/logo.png';
  const reference = await addReference(workspace, customer, 'The quay', {
    status: 'Draft',
    custom: { logoImage },
    attributes: {
      customerId: customer.id,
      description: 'What became of the quay.',
      longDescription: '![Quay](https://ferries.example/quay.png)',
    },
  });
  const contact = (name: string) =>
    workspace.call(customerRoutes.createContact, {
      id: customer.id,
      name,
      email: `${name.split(' ')[0]!.toLowerCase()}@ferries.example`,
    });
  const first = await contact('Pekka Puro');
  const address = `/app/references/${reference.id}#permissions`;
  await page.goto(address);
  const panel = page.getByRole('region', { name: /^Permissions/ });
  await panel.getByRole('button', { name: 'Ask for approval' }).click();
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByText(/^Shown from another website: .*logo.*, pictures of the story\./),
  ).toBeVisible();
  const next = dialog.getByText('If there is no answer, ask somebody else');
  await expect(dialog.getByLabel(/^Who is asked/)).toHaveValue(/.+/);
  await expect(next).toHaveCount(0);
  await dialog.getByRole('link', { name: 'Open the reference' }).click();
  await expect(dialog).toBeHidden();

  const second = await contact('Maija Meri');
  await page.goto(address);
  await page.reload();
  await panel.getByRole('button', { name: 'Ask for approval' }).click();
  await dialog.getByLabel(/^Who is asked/).selectOption(first.name);
  await next.click();
  expect(await findings(page)).toEqual([]);
  await dialog.getByLabel('Who is asked next').selectOption(second.name);
  await dialog.getByLabel('After how many days').selectOption('3 days');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel.getByText(/Asks Maija Meri on .+ if there is no answer\./)).toBeVisible();
  const { approvals } = await workspace.call(approvalRoutes.listApprovals, { referenceId: reference.id });
  expect(approvals).toMatchObject([{ contact: { id: first.id }, next: { contactId: second.id } }]);
});

test('pictures of other websites are copied into the library before somebody is asked', async ({
  page,
  complaints,
}) => {
  const host = 'pictures.harbor.example';
  const { buffer } = await png('quay.png');
  const stop = await serveWebsite(host, ({ url }, response) =>
    url === '/gone.png' ? response.writeHead(404).end() : response.end(buffer),
  );
  await page.route(`https://${host}/**`, (route) =>
    route.fulfill({ contentType: 'image/png', body: buffer }),
  );
  const workspace = await openWorkspace(page, 'Harbor Pictures');
  const customer = await addCustomer(workspace, 'Sample Harbor');
  const longDescription = `At night.\n\n![Quay](https://${host}/night.png) ![Sea](https://${host}/gone.png)`;
  const { id } = await addReference(workspace, customer, 'The quay', {
    status: 'Draft',
    custom: { mainImage: `https://${host}/quay.png` },
    attributes: { customerId: customer.id, description: 'What became of it.', longDescription },
  });
  await page.goto(`/app/references/${id}#permissions`);
  await page.getByRole('button', { name: 'Ask for approval' }).click();
  const dialog = page.getByRole('dialog');
  const said = dialog.getByText(/^Shown from another website: /);
  await expect(said).toContainText('main image, pictures of the story');
  await dialog.getByRole('button', { name: 'Copy into the library' }).click();
  await expect(
    dialog.getByText(
      `These addresses gave no picture of at most 4 MB, so upload them yourself: https://${host}/gone.png`,
    ),
  ).toBeVisible();
  await expect(said).toContainText('website: pictures of the story.');
  stop();
  const { custom, attributes } = await workspace.call(referenceRoutes.getReference, { id });
  const own = new RegExp(`^/assets/${workspace.organizationId}/[^/]+/[0-9]+[.]webp$`);
  expect(custom.mainImage).toMatch(own);
  const [, night, gone] = /!\[Quay\]\((.*?)\) !\[Sea\]\((.*?)\)/.exec(attributes.longDescription!)!;
  expect(night).toMatch(own);
  expect(gone).toBe(`https://${host}/gone.png`);
  expectOnly(complaints, '422');
});
