import type { Page } from '@playwright/test';
import { approvalRoutes } from '#contract/resources/approval';
import { customerRoutes } from '#contract/resources/customer';
import { organizationRoutes } from '#contract/resources/organization';
import { cardSubjects, channels, type Subject } from '#contract/rules/choices';
import type { VisitorLanguage } from '#contract/words/languages';
import { birchline } from '#tools/seed/birchline';
import { demoCustomers } from '#tools/seed/customers';
import { demoReferences } from '#tools/seed/references';
import * as scenes from '#tools/seed/scenes';
import { linkFor } from './contact.ts';
import { addAsset } from './files.ts';
import { newAccount } from './test.ts';
import { addReference, openWorkspace } from './workspace.ts';

/** The story of the demo's ferries with all its parts, asked of a contact at the customer's own domain. */
export async function askAboutStory(
  page: Page,
  { language = 'en', first = cardSubjects }: { language?: VisitorLanguage; first?: readonly Subject[] } = {},
) {
  const workspace = await openWorkspace(page, birchline.name);
  const upload = async (name: string, svg: string) => {
    const buffer = await scenes.toPng(svg);
    return (await addAsset(page, workspace, { name, mimeType: 'image/png', buffer })).url!;
  };
  const [{ name, colors }] = demoCustomers as [(typeof demoCustomers)[number]];
  const [told] = demoReferences as [(typeof demoReferences)[number]];
  const [quote, quotePerson, quoteRole] = told.quote!;
  const logo = await upload('birchline.png', scenes.logo(demoCustomers[1]!.colors, 1));
  await workspace.call(organizationRoutes.saveBranding, { ...birchline.branding, translations: {}, logo });
  const customer = await workspace.call(customerRoutes.createCustomer, {
    name,
    status: 'Active',
    attributes: { website: 'https://ferries.example/' },
  });
  const reference = await addReference(workspace, customer, told.title, {
    tags: told.tags,
    attributes: {
      customerId: customer.id,
      description: told.description,
      longDescription: told.story!,
      referenceType: told.type,
      referenceDate: told.date,
    },
    custom: {
      figures: told.figures!,
      quote,
      quotePerson,
      quoteRole,
      clientIndustry: told.industry!,
      projectDuration: '03/2026–09/2026',
      mainImage: await upload('bridge.png', scenes.bridge(scenes.palettes.sea)),
      logoImage: await upload('ferries.png', scenes.logo(colors, 0)),
      alias: 'a ferry company in Finland',
    },
  });
  const email = newAccount().email.replace(/@.*/, '@ferries.example');
  const contact = await workspace.call(customerRoutes.createContact, {
    id: customer.id,
    name: 'Martti Malli',
    jobTitle: 'Chief Financial Officer',
    email,
    language,
  });
  const ask = (subjects: readonly Subject[] = cardSubjects) =>
    workspace.call(approvalRoutes.askApproval, {
      referenceId: reference.id,
      contactId: contact.id,
      subjects: [...subjects],
      channels: channels.filter((channel) => channel !== 'press' && channel !== 'reference-call'),
      expiresOn: '2031-11-23',
      message:
        'Hello Martti,\nhere is the story about the booking desk, as it would be on our page. Does it say what you would say? You can change every word.',
    });
  await ask(first);
  return { workspace, customer, reference, email, ask, link: await linkFor(page, email) };
}
