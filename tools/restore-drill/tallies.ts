import { hashOf } from '#functions/shared/data/hash';
import type { Item } from '#functions/shared/data/read';

export interface Finding {
  rule: string;
  of: string;
  message: string;
}

const counters = [
  'memberCount',
  'ownerCount',
  'referenceCount',
  'collectionCount',
  'tenderCount',
  'assetBytes',
  'pendingUploads',
] as const;
type Counter = (typeof counters)[number];

interface Customer {
  references: number;
  published: number;
  contacts: number;
  recorded?: { references: number; contacts: number; name: string };
  shown?: { published: number; name: string };
}

export class OrganizationTally {
  private readonly counted: Record<Counter, number> = {
    memberCount: 0,
    ownerCount: 0,
    referenceCount: 0,
    collectionCount: 0,
    tenderCount: 0,
    assetBytes: 0,
    pendingUploads: 0,
  };
  private readonly customers = new Map<string, Customer>();
  private recorded: Record<Counter, number> | undefined;
  private hasPage = false;
  private hasItems = false;
  status: string | undefined;

  item(): void {
    this.hasItems = true;
  }

  meta(row: Item): void {
    this.status = row.status as string;
    this.recorded = Object.fromEntries(counters.map((name) => [name, row[name] ?? 0])) as Record<
      Counter,
      number
    >;
  }

  count(counter: Counter, by = 1): void {
    this.counted[counter] += by;
  }

  page(isGone: boolean): void {
    this.hasPage = !isGone;
  }

  reference(customerId: string, isShown: boolean): void {
    this.count('referenceCount');
    const customer = this.customer(customerId);
    customer.references += 1;
    if (isShown) customer.published += 1;
  }

  contact(customerId: string): void {
    this.customer(customerId).contacts += 1;
  }

  customerRow({ id, name, referenceCount, contactCount = 0 }: Item): void {
    this.customer(id as string).recorded = {
      references: referenceCount as number,
      contacts: contactCount as number,
      name: short(name),
    };
  }

  publicCustomer(id: string, { name, publicReferenceCount }: Item): void {
    this.customer(id).shown = { published: publicReferenceCount as number, name: short(name) };
  }

  findings(of: string): Finding[] {
    const finding = (rule: string, message: string): Finding => ({ rule, of, message });
    if (!this.recorded)
      return this.hasItems ? [finding('organization', 'has items, but no row of its own')] : [];
    if (this.status === 'deleted') {
      return this.hasPage ? [finding('public page', 'is there, although the organization is deleted')] : [];
    }
    const { recorded, counted } = this;
    const wrong = counters
      .filter((name) => recorded[name] !== counted[name])
      .map((name) => finding(name, `is ${recorded[name]}, but its items make ${counted[name]}`));
    if (!this.hasPage) wrong.push(finding('public page', 'is missing'));
    if (counted.ownerCount === 0) wrong.push(finding('owners', 'there is none'));
    for (const [id, customer] of this.customers) {
      wrong.push(...ofCustomer(customer).map((message) => finding(`customer ${id}`, message)));
    }
    return wrong;
  }

  private customer(id: string): Customer {
    const found = this.customers.get(id) ?? { references: 0, published: 0, contacts: 0 };
    this.customers.set(id, found);
    return found;
  }
}

/** Names are compared and never reported. */
const short = (name: unknown) => hashOf('name', String(name)).slice(0, 16);

function ofCustomer({ references, published, contacts, recorded, shown }: Customer): string[] {
  if (!recorded) return ['is missing, although a reference, a contact or the public side names it'];
  const wrong: string[] = [];
  if (recorded.references !== references) {
    wrong.push(`referenceCount is ${recorded.references}, but ${references} references name it`);
  }
  if (recorded.contacts !== contacts) {
    wrong.push(`contactCount is ${recorded.contacts}, but it has ${contacts}`);
  }
  if ((shown?.published ?? 0) !== published) {
    wrong.push(`publicReferenceCount is ${shown?.published ?? 'missing'}, but ${published} are published`);
  }
  if (shown && published === 0) wrong.push('is shown without a published reference');
  if (shown && shown.name !== recorded.name) wrong.push('has another name for visitors');
  return wrong;
}

export class PersonTally {
  private memberships = 0;
  private recorded: number | undefined;
  private isErased = false;

  membership(): void {
    this.memberships += 1;
  }

  profile({ organizationCount, deletedAt }: Item): void {
    this.isErased = deletedAt !== undefined;
    this.recorded = this.isErased ? 0 : (organizationCount as number);
  }

  findings(of: string): Finding[] {
    if (this.recorded === this.memberships) return [];
    const recorded = this.isErased
      ? 'is 0, because the account was deleted'
      : `is ${this.recorded ?? 'missing'}`;
    return [
      {
        rule: 'organizationCount',
        of,
        message: `${recorded}, but there are ${this.memberships} memberships`,
      },
    ];
  }
}
