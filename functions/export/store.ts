import * as z from 'zod/mini';
import { organizationExport, type OrganizationExport } from '#contract/resources/export';
import { keys } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { scheduledScope } from '../shared/data/scope.ts';
import type { ScopedTable } from '../shared/data/scoped-table.ts';
import type { Step } from '../shared/data/write.ts';
import { mailStep } from '../shared/email/outbox.ts';
import type { OrganizationExportMail } from '../shared/email/organization-export.ts';
import { objects, type JobRef } from '../shared/files/objects.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { readOrganization } from '../shared/membership/organization.ts';
import { readMembers } from '../team/store.ts';

/** There is one row, so that one export of an organization is made at a time. */
export const exportRow = z.extend(organizationExport, {
  /** `last` is the id of the last file in the volume, by which the next one goes on. */
  volumes: z.array(z.object({ bytes: z.number(), last: z.string() })),
  dueAt: z.optional(z.string()),
  attempts: z.optional(z.number()),
  leasedUntil: z.optional(z.string()),
});
export type ExportItem = z.output<typeof exportRow>;

export const toExport = (row: ExportItem): OrganizationExport => organizationExport.parse(row);

export const jobOf = (organizationId: string, id: string): JobRef => ({ job: 'export', organizationId, id });

export const exportScope = (organizationId: string) => scheduledScope('export', organizationId);

export const volumeKey = (organizationId: string, id: string, number: number): string =>
  `${objects.export(organizationId, id)}${number}.zip`;

export async function findExport(
  table: Pick<ScopedTable, 'get'>,
  organizationId: string,
): Promise<ExportItem | undefined> {
  return fromRow(exportRow, await table.get(keys.export(organizationId)));
}

/** A transaction has a hundred steps, and no organization has as many owners. */
const mostRecipients = 50;

/** Every owner is told, so that nobody takes all data away unseen. */
export async function mailsToOwners(
  tenant: Pick<MemberContext, 'table' | 'organizationId' | 'now'>,
  { event, askedBy }: Pick<OrganizationExportMail, 'event'> & { askedBy: string },
): Promise<Step[]> {
  const [organization, members] = await Promise.all([readOrganization(tenant), readMembers(tenant)]);
  const mail = {
    kind: 'organization-export' as const,
    event,
    organizationName: organization.name,
    byName: members.find(({ userId }) => userId === askedBy)?.name ?? '',
    at: tenant.now.toISOString(),
  };
  return members
    .filter(({ role }) => role === 'owner')
    .slice(0, mostRecipients)
    .map(({ email, language }) => mailStep({ ...mail, to: email, language }, tenant.now));
}
