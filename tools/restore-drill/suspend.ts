import { record } from '#functions/shared/audit/record';
import { equals } from '#functions/shared/data/expression';
import { keys } from '#functions/shared/data/keys';
import { organizationScope } from '#functions/shared/data/scope';
import { scopedTable } from '#functions/shared/data/scoped-table';
import { update } from '#functions/shared/data/write';
import { onTable } from './on-table.ts';
import { asOperator, Refusal } from './operator.ts';
import { readArguments, whereOptions } from './options.ts';

const longestReason = 500;

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

/** `npm run suspend -- --organization <id> --reason "…" --stage prod`; `--lift` ends it. Its owners read the reason. */
await asOperator('npm run suspend', async () => {
  const known = {
    ...whereOptions,
    organization: { type: 'string' },
    reason: { type: 'string' },
    lift: { type: 'boolean', default: false },
  } as const;
  const { organization, reason = '', lift, ...where } = readArguments(known);
  const why = reason.trim();
  if (!organization || !why || why.length > longestReason)
    throw new Refusal(
      `Say which and why: --organization <id> --reason "at most ${longestReason} characters, which its owners read".`,
    );
  return await onTable(where, () => suspend(organization, why, lift));
});

async function suspend(organizationId: string, reason: string, lift: boolean): Promise<void> {
  const table = scopedTable(organizationScope(organizationId));
  const key = keys.organization(organizationId);
  const [from, to] = lift ? (['inactive', 'active'] as const) : (['active', 'inactive'] as const);
  const found = await table.get(key);
  if (!found) throw new Refusal(`There is no organization ${organizationId}.`);
  if (found.status !== from) throw new Refusal(`${organizationId} is ${String(found.status)}, not ${from}.`);
  const now = new Date();
  const since = now.toISOString();
  const change = lift ? { unset: ['suspension'] } : { set: { suspension: { since, reason } } };
  await table.commit([
    update(
      key,
      { ...change, set: { ...change.set, status: to, updatedAt: since } },
      { status: equals(from) },
    ),
    record(
      { now, userId: 'operator', requestId: 'suspend' },
      organizationId,
      lift ? 'organization.lift' : 'organization.suspend',
      { id: organizationId, reason },
    ),
  ]);
  console.log(`${organizationId} is ${to}.`);
}
