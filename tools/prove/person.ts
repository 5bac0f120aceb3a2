import { customerRoutes } from '#contract/resources/customer';
import { organizationRoutes } from '#contract/resources/organization';
import { publicPageRoutes } from '#contract/site/public-page';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import { sessionRoutes } from '#contract/resources/session';
import { Person } from '#functions/shared/smoke/person';
import { signIn } from '#functions/shared/smoke/sign-in';
import type { Site } from './proof.ts';

/** `deleteAll` finds leftovers by this name. */
export const organizationName = 'Proof on AWS';

export async function signedIn({ address, config, person: account }: Site): Promise<Person> {
  const person = new Person(address);
  const refreshToken = await signIn(config, account);
  person.tokens = await person.call(sessionRoutes.startSession, { refreshToken });
  return person;
}

export async function withOrganization(site: Site): Promise<Person> {
  const person = await signedIn(site);
  const made = await person.call(organizationRoutes.createOrganization, { name: organizationName });
  person.organizationId = made.organizationId;
  return person;
}

export async function publish(person: Person, name: string): Promise<{ reference: Reference; page: string }> {
  const { id: customerId } = await person.call(customerRoutes.createCustomer, { name: 'A customer' });
  const reference = await person.call(referenceRoutes.createReference, {
    name,
    status: 'Published',
    attributes: { customerId, description: 'In short' },
  });
  const page = publicPageRoutes.organizationPage.path.replace('{organizationId}', person.organizationId!);
  return { reference, page };
}

export async function deleteAll(site: Site): Promise<void> {
  const person = await signedIn(site);
  const { organizations } = await person.call(organizationRoutes.listOrganizations, {});
  for (const { organizationId, name } of organizations.filter((one) => one.name === organizationName)) {
    person.organizationId = organizationId;
    await person.call(organizationRoutes.deleteOrganization, { confirmation: `DELETE ${name}` });
  }
}
