import freeDomains from 'free-email-domains';
import { getDomain } from 'tldts-icann';
import { once } from '#contract/primitives/once';
import type { PermissionEntry } from '#contract/resources/permission';

type Confirmer = NonNullable<PermissionEntry['confirmer']>;

interface Known {
  /** The addresses of the organization that asked. */
  members: readonly string[];
  /** The customer's website, if the team has entered it. */
  website?: string | undefined;
}

const free = once(() => new Set(freeDomains));

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
