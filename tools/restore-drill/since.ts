import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { AuditAction } from '#contract/rules/audit';
import { scopes } from '#functions/shared/data/table';

export interface Since {
  /** These include people who were deleted before the restored moment. */
  erased: string[];
  /** Organizations that were restored later are left out. */
  deletedOrganizations: { organizationId: string; by: string; at: string }[];
  /** A restore takes these back. */
  access: { at: string; action: string; scope: string; subject: string }[];
  counts: Partial<Record<AuditAction, number>>;
}

const aboutAccess = new Set<AuditAction>(['member.remove', 'member.leave', 'member.role', 'member.revoke']);

export async function readSince(client: DynamoDBClient, TableName: string, moment: Date): Promise<Since> {
  const restoredAt = new Map<string, string>();
  const since: Since = { erased: [], deletedOrganizations: [], access: [], counts: {} };
  const pages = paginateScan(
    { client: DynamoDBDocumentClient.from(client) },
    {
      TableName,
      ConsistentRead: true,
      FilterExpression:
        '(sk = :profile AND attribute_exists(deletedAt)) OR (begins_with(pk, :audit) AND sk > :moment)',
      ExpressionAttributeValues: {
        ':profile': 'PROFILE',
        ':audit': scopes.audit,
        ':moment': moment.toISOString(),
      },
    },
  );
  for await (const { Items = [] } of pages) {
    for (const item of Items as Record<string, string>[]) {
      if (item.sk === 'PROFILE') since.erased.push(item.userId!);
      else addEntry(since, item);
      const { action, subject = '', at = '' } = item;
      const known = restoredAt.get(subject) ?? '';
      if (action === 'organization.restore' && at > known) restoredAt.set(subject, at);
    }
  }
  since.deletedOrganizations = since.deletedOrganizations.filter(
    ({ organizationId, at }) => at > (restoredAt.get(organizationId) ?? ''),
  );
  return since;
}

function addEntry(since: Since, { pk, at, action, actor, subject }: Record<string, string>): void {
  const done = action as AuditAction;
  since.counts[done] = (since.counts[done] ?? 0) + 1;
  if (done === 'organization.delete') {
    since.deletedOrganizations.push({ organizationId: subject!, by: actor!, at: at! });
  }
  if (aboutAccess.has(done)) {
    since.access.push({ at: at!, action: done, scope: pk!.split('#')[1]!, subject: subject! });
  }
}
