import freeDomains from 'free-email-domains';
import { getDomain } from 'tldts-icann';
import { knownBy } from '#contract/permission/tells-customer';
import { once } from '#contract/primitives/once';
import type { PermissionEntry } from '#contract/resources/permission';
import type { CustomerRow } from '../customer/store.ts';
import type { ActorContext } from '../shared/membership/context.ts';
import { readMembers } from '../team/store.ts';

type Confirmer = NonNullable<PermissionEntry['confirmer']>;

interface Known {
  /** The addresses of the organization that asked. */
  members: readonly string[];
  /** The customer's website, if the team has entered it. */
  website?: string | undefined;
}

const free = once(() => new Set(freeDomains));

/** Compares the mail domain that the link went to with what is known on this day. */
export async function confirmerOf(context: ActorContext, email: string | undefined, customer: CustomerRow) {
  if (!email) return undefined;
  const members = (await readMembers(context)).map((member) => member.email);
  return confirmerAt(email, { members, website: knownBy(customer).website });
}

/** A link goes to one address, so its domain is what is known for sure of whoever answered. */
export function confirmerAt(email: string, { members, website }: Known): Confirmer {
  const domain = domainOf(email);
  return { domain, from: fromOf(email, domain, { members, website }) };
}

function fromOf(email: string, domain: string, { members, website }: Known): Confirmer['from'] {
  const own = registrable(domain);
  const addresses = members.map((address) => address.toLowerCase());
  if (addresses.includes(email.toLowerCase())) return 'asker';
  if (free().has(domain) || free().has(own)) return 'free';
  if (addresses.some((address) => registrable(domainOf(address)) === own)) return 'asker';
  if (!website) return 'company';
  return getDomain(website) === own ? 'customer' : 'other';
}

const domainOf = (email: string) => email.toLowerCase().split('@').at(-1)!;

/** `ferries.example` of `mail.ferries.example`. Names of private registries (blogspot.com) count as one. */
const registrable = (domain: string): string => getDomain(domain) ?? domain;
