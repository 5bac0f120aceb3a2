import type { CardContent } from '#contract/cards/card';
import type { PermissionEntry } from '#contract/resources/permission';
import type { Subject } from '#contract/rules/choices';
import { permissionWords } from '#contract/permission/words';
import { fieldsOf } from '#contract/reference/field-values';
import { once } from '#contract/primitives/once';
import { readSettingsRow, settingsOf } from '../organization/store.ts';
import type { ReferenceItem } from '../reference/store.ts';
import { absent, absentOr, equals, exists, isNot, type Condition } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { check, type Refusal, type Step } from '../shared/data/write.ts';
import { AppError, RaceLost } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { allowedVersion } from './allowed-version.ts';
import { readLedger, readSnapshots } from '../permission/store.ts';

type Writer = Pick<MemberContext, 'table' | 'organizationId' | 'now'>;

/** The set only saves other organizations the read of a ledger; the transaction checks the policy. */
const requiring = new Set<string>();
export const requires = ({ organizationId }: Writer): boolean => requiring.has(organizationId);
export const beginRequiring = ({ organizationId }: Writer): unknown => requiring.add(organizationId);

/** A decision is valid only while policy and time zone stay the same; without one, the policy must not be `require`. */
export function samePolicy({ organizationId }: Writer, allowed: Allowed | undefined): [Condition, Refusal] {
  const condition: Condition = allowed
    ? {
        permissionPolicy: equals('require'),
        timeZone: allowed.timeZone === undefined ? absent : equals(allowed.timeZone),
      }
    : { pk: exists, permissionPolicy: absentOr(isNot('require')) };
  const decideAgain: Refusal = (current) => {
    if (current?.permissionPolicy === 'require') requiring.add(organizationId);
    else requiring.delete(organizationId);
    return new RaceLost();
  };
  return [condition, decideAgain];
}

export interface Allowed {
  approved: CardContent | undefined;
  websites: boolean;
  timeZone: string | undefined;
  /** The ledger must not have grown meanwhile. */
  steps: Step[];
}

interface Publication {
  reference: ReferenceItem;
  company: string;
  /** The transaction that appends these entries checks the end of the ledger itself. */
  added?: readonly PermissionEntry[] | undefined;
}

/** Throws PERMISSION_REQUIRED with the missing subjects. */
export async function requireAllowed(
  context: Writer,
  { reference, company, added }: Publication,
): Promise<Allowed> {
  const { customerId } = reference.attributes;
  const [page, ledger] = await Promise.all([readSettingsRow(context), readLedger(context, customerId)]);
  if (page.permissionPolicy !== 'require') {
    requiring.delete(context.organizationId);
    throw new RaceLost();
  }
  const entries = [...ledger, ...(added ?? [])];
  const ofThis = entries.flatMap(({ referenceId, snapshot }) =>
    snapshot && referenceId === reference.id ? [snapshot] : [],
  );
  const snapshots = await readSnapshots(context, ofThis);
  const { timeZone } = settingsOf(page);
  const verdict = allowedVersion(
    { entries, snapshots, timeZone, now: context.now },
    reference.id,
    fieldsOf(reference),
  );
  if (!verdict.version) throw refusal(company, verdict);
  const next = keys.permissionEntry(context.organizationId, customerId, (ledger.at(-1)?.sequence ?? 0) + 1);
  return {
    approved: verdict.version.approved,
    websites: verdict.websites,
    timeZone: page.timeZone,
    steps: added ? [] : [check(next, { pk: absent })],
  };
}

const lists = once(() => new Intl.ListFormat('en-GB'));

function refusal(company: string, { missing, changed }: { missing: Subject[]; changed: boolean }): AppError {
  const { subjects, channels } = permissionWords.en;
  const channel = 'reference-page';
  const list = lists().format(missing.map((subject) => subjects[subject].phrase));
  const now = changed ? ' as it is now' : '';
  return new AppError(
    'PERMISSION_REQUIRED',
    `${company} has not allowed its ${list} ${channels[channel].phrase}${now}.`,
    { missing: missing.map((subject) => ({ subject, channel })) },
  );
}
