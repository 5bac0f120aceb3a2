import { customerRoutes } from '#contract/customer';
import { organizationRoutes, type Organization } from '#contract/organization';
import { palettes } from '#contract/palettes';
import { referenceRoutes } from '#contract/reference';
import type { Sent } from '#contract/route';
import type { RefdeckCloud } from '#tools/start/cloud';
import { writeDemo, type DemoSignIn } from '#tools/start/demo';
import { createCollections } from './collections.ts';
import { demoCustomers, type DemoCustomer } from './customers.ts';
import { caller, signIn, type Call, type DemoPerson } from './people.ts';
import { demoReferences, type DemoReference } from './references.ts';
import { uploadPictures, type Pictures } from './pictures.ts';
import { subscribe } from './subscription.ts';
import { inviteTeam } from './team.ts';
import { createVisits } from './visits.ts';

const owner: DemoPerson = {
  email: 'demo@birchline.example',
  password: 'birchline-sample-2026',
  name: 'Saara Lind',
};
const organizationName = 'Birchline Studio';
const branding: Sent<typeof organizationRoutes.saveBranding> = {
  brandColors: palettes[0].colors,
  layout: 'grid',
  template: { id: 'default' },
  heading: 'Work that still holds on a Monday morning',
  intro:
    'Ferries, bridges, banks and libraries: what we built with the people who use it every day, and what changed for them.',
  callToAction: { text: 'Talk to us about yours', link: 'https://example.com/' },
  website: 'https://example.com/',
};
const sampleTag = 'Sample data';

/**
 * The demo organisation, made through the API as its owner would make it. What is there already is left as it
 * is, so that a seed that was interrupted can be run again; what says that it is done is written last.
 */
export async function seedDemo(cloud: RefdeckCloud, dataDir: string): Promise<DemoSignIn> {
  const token = await signIn(cloud, owner);
  const { organizationId, slug } = await organization(caller(cloud, token));
  const call = caller(cloud, token, organizationId);
  await subscribe(cloud, call, organizationId);
  await call(organizationRoutes.saveBranding, branding);
  const pictures = await uploadPictures(call);
  const customerIds = await createCustomers(call, pictures);
  await createReferences(call, customerIds, pictures);
  await createCollections(call);
  await createVisits(cloud, call, organizationId);
  await inviteTeam(cloud, call, organizationId);
  // It has called nearly all of them.
  await cloud.restFunctions();
  const demo = { email: owner.email, password: owner.password, organizationId, slug };
  writeDemo(dataDir, demo);
  return demo;
}

async function organization(call: Call): Promise<Organization> {
  const { organizations } = await call(organizationRoutes.listOrganizations, {});
  const found = organizations.find((one) => one.name === organizationName);
  if (found) return found;
  return await call(organizationRoutes.createOrganization, {
    name: organizationName,
    email: owner.email,
  });
}

async function createCustomers(call: Call, pictures: Pictures): Promise<Map<DemoCustomer['key'], string>> {
  const { customers } = await call(customerRoutes.listCustomers, {});
  const ids = demoCustomers.map(async (customer) => {
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

/** The oldest first, so that the list, newest first, begins with the newest story. */
async function createReferences(
  call: Call,
  customerIds: Map<DemoCustomer['key'], string>,
  pictures: Pictures,
): Promise<void> {
  const { references } = await call(referenceRoutes.listReferences, {});
  const known = new Set(references.map((one) => one.name));
  for (const reference of demoReferences.toReversed()) {
    if (known.has(reference.title)) continue;
    const sent = createInput(reference, customerIds.get(reference.customer)!, pictures);
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
  customerId: string,
  pictures: Pictures,
): Sent<typeof referenceRoutes.createReference> {
  const customer = demoCustomers.find((one) => one.key === reference.customer)!;
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
    },
  };
}
