import { customerRoutes } from '#contract/resources/customer';
import { organizationRoutes, type Organization } from '#contract/resources/organization';
import type { ContentLanguage } from '#contract/rules/content-languages';
import { sampleTag } from '#contract/reference/sample-tag';
import { referenceRoutes } from '#contract/resources/reference';
import type { Sent } from '#contract/primitives/route';
import type { DemoCustomer } from './customers.ts';
import type { Call, DemoPerson } from './people.ts';
import { uploadPictures, type Pictures } from './pictures.ts';
import type { Photograph } from './photograph.ts';
import type { DemoReference } from './references.ts';

export interface DemoOrganization {
  name: string;
  branding: Sent<typeof organizationRoutes.saveBranding>;
  languages?: readonly ContentLanguage[];
  /** Stands in the header of the page. */
  photograph?: Photograph;
  customers: readonly DemoCustomer[];
  references: readonly DemoReference[];
}

export async function organizationOf(
  call: Call,
  { name }: DemoOrganization,
  { email }: DemoPerson,
): Promise<Organization> {
  const { organizations } = await call(organizationRoutes.listOrganizations, {});
  const found = organizations.find((one) => one.name === name);
  return found ?? (await call(organizationRoutes.createOrganization, { name, email }));
}

export async function fillOrganization(call: Call, organization: DemoOrganization): Promise<void> {
  const { languages } = organization;
  if (languages) await call(organizationRoutes.saveSettings, { languages: [...languages] });
  const pictures = await uploadPictures(call, organization);
  const headerImage = pictures.get(organization);
  await call(organizationRoutes.saveBranding, { ...organization.branding, headerImage });
  const customerIds = await createCustomers(call, organization, pictures);
  await createReferences(call, organization, customerIds, pictures);
}

async function createCustomers(
  call: Call,
  organization: DemoOrganization,
  pictures: Pictures,
): Promise<Map<string, string>> {
  const { customers } = await call(customerRoutes.listCustomers, {});
  const ids = organization.customers.map(async (customer) => {
    const { key, name, industry, location, website, contactName } = customer;
    const made =
      customers.find((one) => one.name === name) ??
      (await call(customerRoutes.createCustomer, {
        name,
        status: 'Active',
        attributes: {
          industry,
          location,
          website,
          contactName,
          contactEmail: `contact@${new URL(website).hostname}`,
          description: 'Sample data: an invented customer.',
          logoUrl: pictures.get(customer) ?? null,
        },
        tags: [sampleTag],
      }));
    return [key, made.id] as const;
  });
  return new Map(await Promise.all(ids));
}

/** The oldest first, so that the list begins with the newest story. */
async function createReferences(
  call: Call,
  { customers, references: wanted }: DemoOrganization,
  customerIds: Map<string, string>,
  pictures: Pictures,
): Promise<void> {
  const { references } = await call(referenceRoutes.listReferences, {});
  const known = new Set(references.map((one) => one.name));
  for (const reference of wanted.toReversed()) {
    if (known.has(reference.title)) continue;
    const customer = customers.find(({ key }) => key === reference.customer)!;
    const sent = createInput(reference, pictures, customer, customerIds.get(customer.key)!);
    const made = await call(referenceRoutes.createReference, sent);
    if (reference.status === 'Archived') {
      const { id, version } = made;
      const { attributes } = sent;
      await call(referenceRoutes.updateReference, { id, version, attributes, status: 'Archived' });
    }
  }
}

function createInput(
  reference: DemoReference,
  pictures: Pictures,
  customer: DemoCustomer,
  customerId: string,
): Sent<typeof referenceRoutes.createReference> {
  return {
    name: reference.title,
    status: reference.status === 'Draft' ? 'Draft' : 'Published',
    visibility: reference.visibility ?? 'public',
    tags: [sampleTag, ...reference.tags],
    templateId: reference.templateId,
    attributes: {
      customerId,
      referenceType: reference.type,
      referenceDate: reference.date,
      description: reference.description,
      longDescription: reference.story && `${reference.story}\n\n(Sample data: an invented story.)`,
    },
    custom: {
      templateConfig: JSON.stringify(reference.config ?? {}),
      projectLocation: reference.location,
      environmentType: reference.environment,
      clientIndustry: reference.industry,
      projectDuration: reference.duration,
      outcomes: reference.outcomes,
      mainImage: pictures.get(reference),
      logoImage: pictures.get(customer),
      buttonText: reference.button,
      callToAction: reference.button && 'https://example.com/',
      figures: reference.figures,
      quote: reference.quote?.[0],
      quotePerson: reference.quote?.[1],
      quoteRole: reference.quote?.[2],
      quotePortrait: reference.quote && pictures.get(reference.quote),
    },
  };
}
