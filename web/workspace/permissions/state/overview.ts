import type { Approval } from '#contract/resources/approval';
import { cardOf } from '#contract/cards/card';
import { subjects, type Subject } from '#contract/rules/choices';
import type { Customer } from '#contract/resources/customer';
import { limits } from '#contract/rules/limits';
import { isRefused, lastDay, permissionState } from '#contract/permission/state';
import type { PermissionSummary } from '#contract/resources/permission';
import { subjectsOf } from '#contract/permission/subjects-of';
import type { Reference } from '#contract/resources/reference';

export type OverviewState = 'missing' | 'waiting' | 'ending' | 'ended' | 'withdrawn' | 'declined' | 'allowed';

/** The permission state of one reference: whether its customer allows what the card shows on the reference page. */
export interface ReferenceRow {
  reference: Reference;
  customer: Customer;
  state: OverviewState;
  missing: Subject[];
  /** The customer refused or withdrew the name or the text, without which nothing can be published. */
  refused: boolean;
  /** The last day on which all of it is or was allowed. */
  until: string | undefined;
  requests: readonly Approval[];
  entries: readonly PermissionSummary[];
  /** The parts that its card shows. */
  shown: readonly Subject[];
}

interface Records {
  references: readonly Reference[];
  customers: readonly Customer[];
  entries: readonly PermissionSummary[];
  requests: readonly Approval[];
  today: string;
}

export function overviewOf({ references, customers, entries, requests, today }: Records): ReferenceRow[] {
  const customerOf = new Map(customers.map((customer) => [customer.id, customer]));
  const entriesOf = groupBy(entries, ({ customerId }) => customerId);
  const requestsOf = groupBy(newestFirst(requests), ({ referenceId }) => referenceId);
  return references
    .flatMap((reference) => {
      const customer = customerOf.get(reference.attributes.customerId);
      if (!customer || reference.status === 'Archived') return [];
      const own = { entries: entriesOf.get(customer.id) ?? [], requests: requestsOf.get(reference.id) ?? [] };
      return [{ reference, customer, ...own, ...stateAndGaps(reference, customer.name, own, today) }];
    })
    .sort(
      (one, other) =>
        byName(one.customer, other.customer) ||
        one.customer.id.localeCompare(other.customer.id) ||
        byName(one.reference, other.reference),
    );
}

/** Replaces `Map.groupBy`, which the oldest supported browsers lack. */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

const newestFirst = (requests: readonly Approval[]) =>
  requests.toSorted((one, other) => other.askedAt.localeCompare(one.askedAt));

const byName = (one: { name: string }, other: { name: string }) =>
  one.name.localeCompare(other.name, undefined, { numeric: true });

const byUrgency = ['withdrawn', 'declined', 'expired', 'waiting'] as const;
const named = {
  withdrawn: 'withdrawn',
  declined: 'declined',
  expired: 'ended',
  waiting: 'waiting',
} as const satisfies Record<(typeof byUrgency)[number], OverviewState>;

function stateAndGaps(
  reference: Reference,
  company: string,
  { entries, requests }: Pick<Records, 'entries' | 'requests'>,
  today: string,
): Pick<ReferenceRow, 'state' | 'shown' | 'missing' | 'refused' | 'until'> {
  const parts = subjectsOf(cardOf(reference, company));
  const shown = subjects.filter((subject) => parts.includes(subject));
  const cellsOn = (day: string) => {
    const table = permissionState(entries, { referenceId: reference.id, today: day });
    return shown.map((subject) => ({ subject, ...table[subject]['reference-page'] }));
  };
  const cells = cellsOn(today);
  const lacking = cells.filter(({ state }) => state !== 'allowed');
  if (lacking.length === 0) {
    const until = lastDay(entries, today, (day) => cellsOn(day).every(({ state }) => state === 'allowed'));
    const isEnding = until !== undefined && daysUntil(until, today) <= endingDays;
    return { state: isEnding ? 'ending' : 'allowed', shown, missing: [], refused: false, until };
  }
  const found = byUrgency.find((state) => lacking.some((cell) => cell.state === state));
  const isWaiting = requests.some(({ status, tender }) => status === 'waiting' && !tender);
  const ends = lacking.flatMap(({ state, entryId }) =>
    state === 'expired' ? (entries.find(({ id }) => id === entryId)?.expiresOn ?? []) : [],
  );
  return {
    state: isWaiting ? 'waiting' : found ? named[found] : 'missing',
    shown,
    missing: lacking.map(({ subject }) => subject),
    refused: lacking.some(
      ({ subject, state }) => (subject === 'name' || subject === 'text') && isRefused(state),
    ),
    until: ends.toSorted().at(-1),
  };
}

const endingDays = limits.expiryReminderDays[0];

const dayMs = 86_400_000;

export const daysUntil = (day: string, today: string): number =>
  (Date.parse(day) - Date.parse(today)) / dayMs;
