import { cardOf } from '#contract/cards/card';
import { once } from '#contract/primitives/once';
import { permissionWords } from '#contract/permission/words';
import type { PermissionEntry } from '#contract/resources/permission';
import type { CustomerRow } from '../customer/store.ts';
import { readSettingsRow, settingsOf } from '../organization/store.ts';
import { readLedger, readSnapshots } from '../permission/store.ts';
import type { ReferenceItem } from '../reference/store.ts';
import { absent, equals, type Condition } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { check, type Step } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { projectionOf, type Projection } from './projection.ts';

type Tenant = Pick<MemberContext, 'table' | 'organizationId' | 'now'>;

/** Without a length there is no ledger, so it is not read. */
export type PublicCustomer = Pick<CustomerRow, 'id' | 'name' | 'ledgerLength'>;

export interface Question {
  reference: ReferenceItem;
  customer: PublicCustomer;
  /** The entries that the caller's transaction appends to the ledger. It checks the end of the ledger itself. */
  entries?: readonly PermissionEntry[];
}

export interface Projected extends Projection {
  /** The policy and the calendar that decided, as a condition on the page's row. */
  samePolicy: Condition;
  /** The ledger must not have grown meanwhile. */
  steps: Step[];
}

export async function projectReference(context: Tenant, question: Question): Promise<Projected> {
  const { organizationId, now } = context;
  const { reference, customer, entries: added = [] } = question;
  const [page, ledger] = await Promise.all([
    readSettingsRow(context),
    customer.ledgerLength === undefined ? [] : readLedger(context, customer.id),
  ]);
  const entries = [...ledger, ...added];
  const snapshots = await readSnapshots(
    context,
    entries.flatMap(({ referenceId, snapshot }) =>
      snapshot && referenceId === reference.id ? [snapshot] : [],
    ),
  );
  const { permissionPolicy: policy, timeZone } = settingsOf(page);
  const { usedWords } = reference;
  const known = { policy, timeZone, now, entries, snapshots, usedWords };
  const next = keys.permissionEntry(organizationId, customer.id, (ledger.at(-1)?.sequence ?? 0) + 1);
  return {
    ...projectionOf(known, cardOf(reference, customer.name), reference.leaveOut),
    samePolicy: { permissionPolicy: asStored(page.permissionPolicy), timeZone: asStored(page.timeZone) },
    steps: added.length > 0 ? [] : [check(next, { pk: absent })],
  };
}

const asStored = (value: string | undefined) => (value === undefined ? absent : equals(value));

/** Explains why nothing of the reference may be shown. */
export function refusalOf({ leftOut, isClosed }: Projection, { company }: { company: string }): AppError {
  const onPage = leftOut.filter(({ channel }) => channel === 'reference-page');
  const closed = onPage.filter(({ state }) => state === 'declined' || state === 'withdrawn');
  const { subjects, channels } = permissionWords.en;
  const parts = isClosed ? closed : onPage;
  const list = lists().format(parts.map(({ subject }) => subjects[subject].phrase));
  const where = channels['reference-page'].phrase;
  const missing = parts.map(({ subject, channel }) => ({ subject, channel }));
  if (!isClosed)
    return new AppError('PERMISSION_REQUIRED', `${company} has not allowed its ${list} ${where}.`, {
      missing,
    });
  const verb = closed.some(({ state }) => state === 'withdrawn') ? 'withdrew' : 'refused';
  const text = `${company} ${verb} its ${list} ${where}. Ask again, or record a newer permission.`;
  return new AppError('PERMISSION_CLOSED', text, { missing });
}

const lists = once(() => new Intl.ListFormat('en-GB'));
