import leven from 'leven';
import { knownBy } from '#contract/permission/tells-customer';
import type { Customer } from '#contract/resources/customer';
import type { ChosenCustomers } from './plan.ts';
import { customerKey, groupCustomers, headOf } from './reading/find-alike.ts';
import type { Candidate } from './reading/read-candidates.ts';

/** A customer of the file, and whom somebody may take it for. */
export interface CustomerMatch {
  key: string;
  name: string;
  /** The name as it stands in the file, every way. */
  spellings: string[];
  /** The customer of the organization with this name. */
  same?: Customer;
  /** Whom it may be: customers with nearly this name or the same domain, and the one that it is a department of. */
  near: { name: string; id?: string; key: string }[];
  /** The key of the near one that it is taken for until somebody answers. */
  proposed?: string;
}

/** `domains` has the domains of its people by the key of a name. */
export function matchCustomers(
  names: Iterable<string>,
  customers: readonly Customer[],
  domains: ReadonlyMap<string, ReadonlySet<string>> = new Map(),
): CustomerMatch[] {
  const here = customers.map((customer) => ({
    customer,
    keys: [customer.name, ...(knownBy(customer).otherNames ?? [])].map(customerKey).filter(Boolean),
    domains: domainsOf(customer),
  }));
  const known = new Map(here.flatMap(({ customer, keys }) => keys.map((key) => [key, customer] as const)));
  const groups = groupCustomers(names);
  // A department comes after its customer, so the answer about the customer is known by then.
  const found = [
    ...groups.filter(({ name }) => headOf(name) === undefined),
    ...groups.filter(({ name }) => headOf(name) !== undefined),
  ].map((group) => {
    const same = known.get(group.key);
    return { ...group, ...(same && { same }) };
  });
  return found.map((match, index) => {
    if (match.same) return { ...match, near: [] };
    const nearHere = here.filter(({ keys }) => keys.some((key) => isNear(key, match.key)));
    const ofDomain = here.filter((one) => one.domains.some((domain) => domains.get(match.key)?.has(domain)));
    const others = [...new Set([...ofDomain, ...nearHere])].map(({ customer: { id, name } }) => ({
      key: customerKey(name),
      id,
      name,
    }));
    // The first of two near names in the file is the one that the second may be.
    const earlier = found.slice(0, index).filter((other) => !other.same && isNear(other.key, match.key));
    const near = [...others, ...earlier.map(({ key, name }) => ({ key, name }))];
    const head = headOf(match.name);
    if (head === undefined)
      return { ...match, near, ...(ofDomain.length === 1 && { proposed: near[0]!.key }) };
    const proposed = customerKey(head);
    const customer = known.get(proposed);
    const name = customer?.name ?? found.find(({ key }) => key === proposed)?.name ?? head;
    const whole = { key: proposed, name, ...(customer && { id: customer.id }) };
    return { ...match, near: [whole, ...near.filter(({ key }) => key !== proposed)], proposed };
  });
}

const domainsOf = ({ attributes: { website, contactEmail } }: Customer): string[] => {
  const site = String(website ?? '');
  const host = URL.canParse(site) ? new URL(site).hostname.replace(/^www\./, '') : '';
  return [host, domainOf(String(contactEmail ?? ''))].filter(Boolean);
};

/** People of any firm have addresses with these. */
const ofAnybody = new Set(
  'gmail.com hotmail.com icloud.com kolumbus.fi live.com luukku.com me.com outlook.com proton.me saunalahti.fi telia.com yahoo.com'.split(
    ' ',
  ),
);

function domainOf(address: string): string {
  const domain = address.split('@')[1]?.trim().toLowerCase() ?? '';
  return ofAnybody.has(domain) ? '' : domain;
}

/** The domains of the contacts in the file, by the keys of their customers. */
export function domainsIn(candidates: readonly Candidate[]): Map<string, Set<string>> {
  const domains = new Map<string, Set<string>>();
  for (const { contact, texts } of candidates) {
    const domain = domainOf(contact.email ?? '');
    const key = customerKey(texts.customer ?? '');
    if (domain && key) domains.set(key, (domains.get(key) ?? new Set()).add(domain));
  }
  return domains;
}

const digitsOf = (key: string) => key.replaceAll(/\D/g, '');

/** Two letters off, or one more word at the end, such as the name of a department or a country. */
function isNear(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < 5) return false;
  if (one.startsWith(`${other} `) || other.startsWith(`${one} `)) return true;
  // Another number is another firm, not a slip of the pen.
  if (digitsOf(one) !== digitsOf(other)) return false;
  return Math.abs(one.length - other.length) <= 2 && one.length >= 8 && leven(one, other) <= 2;
}

/** An empty answer says that it is a customer of its own. */
export const answerTo = (
  { key, proposed = '' }: CustomerMatch,
  answers: ReadonlyMap<string, string>,
): string => answers.get(key) ?? proposed;

/** `answers` has the key of the customer that somebody chose, by the key of the name in the file. */
export function chosenCustomers(
  matches: readonly CustomerMatch[],
  answers: ReadonlyMap<string, string>,
): ChosenCustomers {
  const chosen = new Map<string, { id: string } | { name: string }>();
  // A near name comes after the one that it may be, so the answer is known by then.
  for (const match of matches) {
    const { key, name, same, near } = match;
    const other = near.find((one) => one.key === answerTo(match, answers));
    const id = same?.id ?? other?.id;
    chosen.set(key, id ? { id } : ((other && (chosen.get(other.key) ?? { name: other.name })) ?? { name }));
  }
  return chosen;
}
