import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UpdateItemCommand, type UpdateItemCommandInput } from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import { customerRoutes } from '#contract/resources/customer';
import { organizationRoutes } from '#contract/resources/organization';
import { callRaw } from '../support/call.ts';
import { call, makeOwner } from '../support/people.ts';
import { table } from '../support/table.ts';

const runbook = readFileSync(join('docs', 'operations', 'runbook.md'), 'utf8');
const [, command = ''] = /^(aws dynamodb update-item .*)$/m.exec(runbook) ?? [];
const option = (name: string) => new RegExp(`--${name} '([^']+)'`).exec(command)![1]!;

/** Runs the command of the runbook; `values` are what it sets and what it expects. */
async function runCommand(organizationId: string, swap = false): Promise<void> {
  const { client, TableName } = table();
  const text = option('expression-attribute-values');
  const parsed = (json: string) => JSON.parse(json.replaceAll('<id>', organizationId)) as never;
  const { ':before': before, ':after': after } = parsed(text) as Record<string, never>;
  const input: UpdateItemCommandInput = {
    TableName,
    Key: parsed(option('key')),
    UpdateExpression: option('update-expression'),
    ConditionExpression: option('condition-expression'),
    ExpressionAttributeNames: parsed(option('expression-attribute-names')),
    ExpressionAttributeValues: swap
      ? { ':before': after!, ':after': before! }
      : { ':before': before!, ':after': after! },
  };
  await client.send(new UpdateItemCommand(input));
}

it('the command of the runbook suspends an organization, which its owner sees, and can be undone', async () => {
  const owner = await makeOwner();
  const statusOf = async () => (await callRaw(customerRoutes.listCustomers, {}, owner.caller)).status;
  const shown = async () =>
    (await call(organizationRoutes.listOrganizations, {}, owner.caller)).organizations[0]!.status;
  expect([await statusOf(), await shown()]).toEqual([200, 'active']);

  await runCommand(owner.organizationId);
  expect([await statusOf(), await shown()]).toEqual([404, 'inactive']);
  await expect(runCommand(owner.organizationId)).rejects.toThrow('conditional request failed');

  await runCommand(owner.organizationId, true);
  expect([await statusOf(), await shown()]).toEqual([200, 'active']);
});
