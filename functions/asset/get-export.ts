import type { OrganizationExport } from '#contract/resources/export';
import { findExport, toExport } from '../export/store.ts';
import type { MemberContext } from '../shared/membership/context.ts';

export async function getExport({
  table,
  organizationId,
  now,
}: MemberContext): Promise<{ export?: OrganizationExport }> {
  const found = await findExport(table, organizationId);
  const isGone = found?.validUntil && found.validUntil <= now.toISOString();
  return found && !isGone ? { export: toExport(found) } : {};
}
