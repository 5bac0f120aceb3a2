import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Role } from '#contract/permission';
import { keys } from '#functions/data/keys';
import type { Person } from './people.ts';
import { table } from './table.ts';

/** A seat as joining leaves it: both sides of the membership and all three counters. */
export async function giveSeat(organizationId: string, person: Person, role: Role): Promise<void> {
  const { client, TableName } = table();
  const { userId, email } = person;
  const member = {
    organizationId,
    userId,
    role,
    email,
    name: 'Pat Example',
    joinedAt: new Date().toISOString(),
  };
  const add = (key: object, counters: string[]) => ({
    Update: {
      TableName,
      Key: key,
      UpdateExpression: `ADD ${counters.map((counter) => `${counter} :one`).join(', ')}`,
      ConditionExpression: 'attribute_exists(email)',
      ExpressionAttributeValues: { ':one': 1 },
    },
  });
  await client.send(
    new TransactWriteCommand({
      TransactItems: [
        { Put: { TableName, Item: { ...member, ...keys.member(organizationId, userId) } } },
        {
          Put: { TableName, Item: { organizationId, role, ...keys.membership(userId, organizationId) } },
        },
        add(keys.organization(organizationId), ['memberCount', ...(role === 'owner' ? ['ownerCount'] : [])]),
        add(keys.profile(userId), ['organizationCount']),
      ],
    }),
  );
}
