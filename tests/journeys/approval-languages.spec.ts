import type { Page } from '@playwright/test';
import { customerRoutes } from '#contract/resources/customer';
import { organizationRoutes } from '#contract/resources/organization';
import { permissionRoutes } from '#contract/resources/permission';
import { referenceRoutes } from '#contract/resources/reference';
import { translationRoutes } from '#contract/resources/translation';
import * as asking from '#contract/words/fi/ask-approval';
import * as requests from '#contract/words/fi/approval-requests';
import * as translations from '#contract/words/fi/translations';
import * as wordings from '#contract/words/fi/wordings';
import { approvalPage as own } from '#contract/words/sv/approval-page';
import { referencePagePath } from '#web/shared/public-address.ts';
import { expectAccessible, findings } from './support/axe.ts';
import { linkFor, openAsContact } from './support/contact.ts';
import { addAsset, png } from './support/files.ts';
import { hostSite } from './support/host-site.ts';
import { expect, newAccount, test } from './support/test.ts';
import { addCustomer, addReference, openWorkspace, type Workspace } from './support/workspace.ts';

const finnish = 'Laivat seisovat laiturissa hiljaa';
const swedish = 'Fartygen ligger tysta vid kajen';

/** A Finnish story with a Swedish draft, and a contact of its customer who reads Swedish. */
async function makeStory(page: Page, workspace: Workspace) {
  const { call } = workspace;
  await call(organizationRoutes.saveSettings, {
    language: 'fi',
    languages: ['sv'],
    permissionPolicy: 'require',
  });
  const customer = await addCustomer(workspace, 'Hamnbolaget');
  const email = newAccount().email.replace('@example.com', '@hamnbolaget.example');
  const contact = { name: 'Maija Holm', jobTitle: 'Försäljningschef', language: 'sv', email } as const;
  await call(customerRoutes.createContact, { id: customer.id, ...contact });
  const { url: mainImage } = await addAsset(page, workspace, await png('quay.png'));
  const reference = await addReference(workspace, customer, finnish, {
    status: 'Draft',
    tags: ['Satama'],
    attributes: {
      customerId: customer.id,
      description: 'Maasähkö vei apukoneiden melun ja neljäsosan päästöistä.',
      longDescription:
        '## Lähtötilanne\n\nApukoneet kävivät yöt läpi.\n\n## Mitä teimme\n\nRakensimme **maasähkön** kolmeen laituriin.',
    },
    custom: {
      mainImage: mainImage!,
      quote: 'Naapurit kiittävät.',
      quotePerson: 'Maija Holm',
      figures: [{ value: '24', unit: '%', label: 'vähemmän päästöjä' }],
    },
  });
  const { id } = reference;
  await call(translationRoutes.saveTerms, {
    language: 'sv',
    terms: [{ term: 'Satama', translation: 'Hamn' }],
  });
  await call(translationRoutes.saveTranslation, {
    id,
    language: 'sv',
    fields: {
      title: swedish,
      shortDescription: 'Landström tog bort bullret från hjälpmotorerna och en fjärdedel av utsläppen.',
      longDescription:
        '## Utgångsläget\n\nHjälpmotorerna gick hela natten.\n\n## Vad vi gjorde\n\nVi byggde **landström** till tre kajer.',
      quote: 'Grannarna tackar.',
      figures: [{ unit: '%', label: 'mindre utsläpp' }],
    },
  });
  return { customer, reference, email };
}

test('a Swedish contact approves a Finnish story in two languages and takes it back', async ({
  page,
  browser,
  baseURL,
}) => {
  const workspace = await openWorkspace(page, 'Satamasähkö');
  const { call, organizationId, slug } = workspace;
  const { customer, reference, email } = await makeStory(page, workspace);
  await page.context().addCookies([{ name: 'language', value: 'fi', url: baseURL! }]);
  await page.goto(`/app/references/${reference.id}?language=sv`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi');
  await page.getByRole('button', { name: translations.markReady }).click();
  await expect(page.getByText(wordings.states['not asked']('Ruotsi'))).toBeVisible();
  await expectAccessible(page, 'wording-not-approved', 'main');
  await page.getByRole('main').getByRole('button', { name: requests.ask }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(wordings.asked('suomi ja ruotsi'))).toBeVisible();
  await expect(dialog.getByText(swedish).first()).toBeVisible();
  await dialog.getByRole('button', { name: asking.dialogSend }).click();
  await expect(page.getByText(wordings.states.waiting('Ruotsi'))).toBeVisible();

  const contact = await openAsContact(browser);
  const link = await linkFor(page, email);
  await contact.goto(link);
  await expect(contact.locator('html')).toHaveAttribute('lang', 'sv');
  const tabs = contact.getByRole('navigation', { name: own.wordings }).first();
  await expect(tabs.getByRole('link', { name: 'Svenska' })).toHaveAttribute('aria-current', 'true');
  await expect(contact.getByRole('heading', { name: swedish }).first()).toBeVisible();
  const visitor = await browser.newPage();
  await visitor.goto(link);
  expect(await findings(visitor)).toEqual([]);
  await tabs.getByRole('link', { name: 'Suomi' }).click();
  await expect(contact.getByRole('heading', { name: finnish }).first()).toBeVisible();
  await expect(contact.getByText(swedish)).toHaveCount(0);
  await contact.getByRole('link', { name: own.approveAll }).click();
  await expect(contact.getByText('Finska och svenska')).toBeVisible();
  await contact.getByLabel(own.me).check();
  await contact.getByRole('button', { name: own.approve, exact: true }).click();
  await expect(contact.getByRole('heading', { name: own.thanks })).toBeVisible();
  await expect(contact.getByText('Finska och svenska')).toBeVisible();

  const entriesOf = async () =>
    (await call(permissionRoutes.getPermission, { customerId: customer.id })).entries;
  await expect
    .poll(async () => (await entriesOf()).map(({ languages }) => languages))
    .toEqual([['fi', 'sv']]);
  const { version } = await call(referenceRoutes.getReference, { id: reference.id });
  const { attributes } = reference;
  await call(referenceRoutes.updateReference, {
    id: reference.id,
    version,
    status: 'Published',
    attributes: { ...attributes, referenceDate: attributes.referenceDate ?? null },
  });
  const path = referencePagePath(slug);
  await contact.goto(path);
  await expect(contact.getByText(finnish).first()).toBeVisible();
  await expect(contact.getByText('Asiakkaan vahvistama', { exact: true })).toBeVisible();
  await contact.goto(`${path}/sv`);
  await expect(contact.getByText(swedish).first()).toBeVisible();
  await expect(contact.getByText('Bekräftat av kunden', { exact: true })).toBeVisible();
  await page.goto(`/app/customers/${customer.id}`);
  await expect(page.getByText('Kielet: suomi ja ruotsi.').first()).toBeVisible();

  const embed = `<refdeck-references organization="${organizationId}"></refdeck-references>`;
  const script = `<script async src="${baseURL}/embed.js"></script>`;
  const site = await hostSite(`${script}<main lang="sv">${embed}</main>`);
  await visitor.goto(site.origin);
  await expect(visitor.getByText(swedish)).toBeVisible();
  await expect(visitor.getByText(finnish)).toHaveCount(0);

  await contact.goto(`${link}?step=withdraw`);
  await contact.getByLabel(own.takeAll).check();
  await contact.getByRole('button', { name: own.takeDo, exact: true }).click();
  await expect(contact.getByRole('heading', { name: own.taken })).toBeVisible();
  const embeds = `${referencePagePath(organizationId)}/embed.json`;
  for (const address of [path, `${path}/sv`, embeds, `${embeds}?lang=sv`])
    await expect
      .poll(async () => (await contact.request.get(address)).text(), { message: address })
      .not.toMatch(new RegExp(`${finnish}|${swedish}`));
  // The embed's own address may stay in the edge's cache for a second longer than the others.
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.locator('refdeck-references')).toBeHidden({ timeout: 2_000 });
  }).toPass();
  site.close();
  await visitor.close();
  await contact.context().close();
});
