import type { APIResponse, Browser, Page } from '@playwright/test';
import { approvalRoutes } from '#contract/resources/approval';
import { customerRoutes, type Customer } from '#contract/resources/customer';
import { permissionRoutes } from '#contract/resources/permission';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import { cardSubjects as subjects } from '#contract/rules/choices';
import { proofPath, referencePagePath, storyPath } from '#web/shared/public-address.ts';
import { addAsset, png } from './support/files.ts';
import { expect, expectOnly, mailTo, newAccount, test } from './support/test.ts';
import { addCustomer, addReference, openWorkspace, type Workspace } from './support/workspace.ts';

const web = ['reference-page', 'website'] as const;
const title = 'The quay';
const mark = 'Confirmed by the customer';

interface World {
  workspace: Workspace;
  customer: Customer;
  reference: Reference;
  picture: string;
  contact: Page;
  /** Asks anew and opens what the mail leads to. */
  ask: () => Promise<void>;
}

/** Publishes a story with pictures under the policy of a new organization. */
async function publishAndAsk(page: Page, browser: Browser): Promise<World> {
  const workspace = await openWorkspace(page, 'Harbour Works');
  const customer = await addCustomer(workspace, 'Sample Ferries');
  const [main, second] = [
    await addAsset(page, workspace, await png('quay.png')),
    await addAsset(page, workspace, await png('crane.png', 320, 320)),
  ];
  const reference = await addReference(workspace, customer, title, {
    custom: { mainImage: main.url! },
    attributes: {
      customerId: customer.id,
      description: 'The quay was rebuilt.',
      longDescription: `The crane came by sea.\n\n![The crane](${second.url!})\n\nNo sailing was canceled.`,
    },
  });
  // An address of the organization's own domain would confirm nothing.
  const email = newAccount().email.replace('@example.com', '@ferries.example');
  const person = { name: 'Maija Meri', jobTitle: 'Head of sales', email };
  const { id: contactId } = await workspace.call(customerRoutes.createContact, {
    id: customer.id,
    ...person,
  });
  const contact = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const known = new Set<string>();
  const ask = async () => {
    const asked = { subjects: subjects.filter((one) => one !== 'person'), channels: [...web] };
    await workspace.call(approvalRoutes.askApproval, { referenceId: reference.id, contactId, ...asked });
    let link = '';
    await expect
      .poll(async () => {
        const { text } = await mailTo(page, email);
        link = new URL(/https?:\/\/\S+\/approve\/[\w-]{43}/.exec(text)![0]).pathname;
        return known.has(link);
      })
      .toBe(false);
    known.add(link);
    await contact.goto(link);
  };
  await ask();
  return { workspace, customer, reference, picture: second.url!, contact, ask };
}

const surfacesOf = ({ workspace: { organizationId, slug }, reference }: World) => ({
  page: referencePagePath(slug),
  story: storyPath(slug, reference.slug!),
  embed: `${referencePagePath(organizationId)}/embed.json`,
});

const proofOf = ({ workspace, reference }: World) => proofPath(workspace.organizationId, reference.id);

/** Waits until each surface is as told, because the answer and the edge take seconds. */
async function expectSurfaces(world: World, matches: (html: string, response: APIResponse) => boolean) {
  for (const [surface, path] of Object.entries(surfacesOf(world))) {
    const look = async () => {
      const response = await world.contact.request.get(path);
      return matches(await response.text(), response);
    };
    await expect.poll(look, { message: surface, timeout: 20_000 }).toBe(true);
  }
}

const expectNothing = (world: World) => expectSurfaces(world, (html) => !html.includes(title));

async function approve(contact: Page): Promise<void> {
  await contact.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(contact.getByRole('heading', { name: 'Thank you. That is all.' })).toBeVisible();
}

const statusOf = async ({ workspace, reference: { id } }: World) =>
  (await workspace.call(referenceRoutes.getReference, { id })).status;

/** Every way of publishing that a member has, with a reason too. */
async function tryToPublish(world: World, page: Page, complaints: string[]): Promise<void> {
  const { workspace, reference } = world;
  await page.goto(`/app/references/${reference.id}`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const refused = page.getByRole('dialog', { name: 'Sample Ferries has refused this story' });
  await refused.getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/app/references?view=table');
  await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(/Ask again, or record a newer permission/).first()).toBeVisible();
  const { customerId } = reference.attributes;
  const publishing = workspace.call(referenceRoutes.updateReference, {
    id: reference.id,
    status: 'Published',
    attributes: { customerId },
    overrideReason: 'They agreed on the phone.',
  });
  await expect(publishing).rejects.toThrow('PERMISSION_CLOSED');
  expect(await statusOf(world)).toBe('Draft');
  await expectNothing(world);
  expectOnly(complaints, /409/);
}

test('pictures that a contact unticks leave card and story, and the rest is confirmed', async ({
  page,
  browser,
}) => {
  const world = await publishAndAsk(page, browser);
  const { workspace, reference, picture, contact } = world;
  await expectSurfaces(world, (html) => html.includes(title));
  await contact.getByRole('link', { name: 'Change', exact: true }).click();
  const group = contact.getByRole('group', { name: /^On the web/ });
  await group.getByLabel('Part by part').check();
  await group.getByLabel('The picture').uncheck();
  await contact.getByRole('button', { name: 'Continue' }).click();
  await approve(contact);
  const isLeft = (html: string) =>
    html.includes(title) && !html.includes(picture) && !html.includes(reference.custom.mainImage!);
  await expectSurfaces(world, isLeft);
  // Somebody with the address of a picture does not see it any more.
  await expect.poll(async () => (await contact.request.get(picture)).ok(), { timeout: 20_000 }).toBe(false);

  const rename = (name: string) =>
    workspace.call(referenceRoutes.updateReference, {
      id: reference.id,
      name,
      attributes: { ...reference.attributes, referenceDate: null },
    });
  await rename(`${title}.`);
  await expectSurfaces(world, (html) => isLeft(html) && html.includes(`${title}.`));
  await expectSurfaces(world, (html) => !html.includes(mark) && !html.includes('"confirmed"'));
  const { leftOut } = await rename(title);
  expect(leftOut).toEqual(web.map((channel) => ({ subject: 'images', channel, state: 'declined' })));
  await expectSurfaces(world, (html) => isLeft(html) && /Confirmed by the customer|"confirmed"/.test(html));
  await contact.goto(surfacesOf(world).story);
  await contact.getByRole('link', { name: mark }).click();
  await expect(contact.getByText('reached at ferries.example').first()).toBeVisible();
  expect(await contact.content()).not.toContain(picture);
  await contact.close();
});

test('a reference that the contact declines comes down, and nothing publishes it again', async ({
  page,
  browser,
  complaints,
}) => {
  const world = await publishAndAsk(page, browser);
  const { contact } = world;
  await expectSurfaces(world, (html) => html.includes(title));
  await contact.getByRole('link', { name: 'No, thanks' }).click();
  await contact.getByLabel('Not now').check();
  await contact.getByRole('button', { name: 'Send my no' }).click();
  await expect(contact.getByRole('heading', { name: 'You said no' })).toBeVisible();
  await expectNothing(world);
  await tryToPublish(world, page, complaints);
  expect((await contact.request.get(proofOf(world))).status()).toBe(404);
  await contact.close();
});

test('a reference that the contact takes back stays down until the contact approves anew', async ({
  page,
  browser,
  complaints,
}) => {
  const world = await publishAndAsk(page, browser);
  const { workspace, customer, reference, contact, ask } = world;
  await contact.getByRole('link', { name: 'Approve', exact: true }).first().click();
  await approve(contact);
  await expectSurfaces(world, (html) => html.includes(title) && /Confirmed by|"confirmed"/.test(html));
  const link = new URL(contact.url()).pathname;
  await contact.goto(`${link}?step=withdraw`);
  await contact.getByLabel('Everything, everywhere').check();
  await contact.getByRole('button', { name: 'Take back' }).click();
  await expect(contact.getByRole('heading', { name: 'Taken back' })).toBeVisible();
  await expectNothing(world);
  await tryToPublish(world, page, complaints);
  const proof = await contact.goto(proofOf(world));
  expect(proof!.status()).toBe(410);
  await expect(contact.locator('main[data-proof-state="withdrawn"]')).toBeVisible();
  expect(await contact.content()).not.toMatch(/Sample Ferries|Maija/);
  const newer = workspace.call(permissionRoutes.recordPermission, {
    customerId: customer.id,
    referenceId: reference.id,
    subjects: ['name', 'text'],
    channels: [...web],
    wording: 'Yes',
    method: 'email',
  });
  await expect(newer).rejects.toThrow('PERMISSION_CLOSED');

  await ask();
  await contact.getByRole('link', { name: 'Approve', exact: true }).first().click();
  await approve(contact);
  await expect
    .poll(async () => {
      const { state } = await workspace.call(permissionRoutes.getPermission, { referenceId: reference.id });
      return state.text.website.state;
    })
    .toBe('allowed');
  expect(await statusOf(world)).toBe('Draft');
  await workspace.call(referenceRoutes.updateReference, {
    id: reference.id,
    status: 'Published',
    attributes: { ...reference.attributes, referenceDate: null },
  });
  await expectSurfaces(world, (html) => html.includes(title) && /Confirmed by|"confirmed"/.test(html));
  await contact.close();
});
