import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/shared/data/keys';
import { deleteOrganization } from '#functions/organization/delete-organization';
import { memberTable } from '#functions/shared/membership/member-table';
import { operateOn } from './operator.ts';
import type { Since } from './since.ts';

export interface DeletedAgain {
  people: string[];
  organizations: string[];
}

/** People go to the erasing job; organizations go through the usual operation. */
export async function deleteAgain(
  client: DynamoDBClient,
  TableName: string,
  { erased, deletedOrganizations }: Since,
  now: Date,
): Promise<DeletedAgain> {
  const documents = DynamoDBDocumentClient.from(client);
  const read = async (Key: object) =>
    (await documents.send(new GetCommand({ TableName, Key: { ...Key }, ConsistentRead: true }))).Item;
  const again: DeletedAgain = { people: [], organizations: [] };

  // A sole owner may be erased once the organization is deleted.
  operateOn(TableName);
  for (const { organizationId, by } of deletedOrganizations) {
    const row = await read(keys.organization(organizationId));
    if (row?.status !== 'active') continue;
    const context = { requestId: 'drill', now, log: () => undefined, userId: by, role: 'owner' as const };
    await deleteOrganization({ ...context, organizationId, table: memberTable(organizationId) }, {});
    again.organizations.push(organizationId);
  }
  for (const userId of erased) {
    const profile = await read(keys.profile(userId));
    if (!profile || profile.deletedAt !== undefined) continue;
    const Item = { ...keys.scheduled('erase', now, userId), userId };
    await documents.send(new PutCommand({ TableName, Item }));
    again.people.push(userId);
  }
  return again;
}
