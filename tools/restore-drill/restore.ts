import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { requireTable } from './backup.ts';
import { asOperator, findTable, operateOn, Refusal } from './operator.ts';
import { openLocalData } from './local-engine.ts';
import { restoreOrganization } from './restore-organization.ts';

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

/** `npm run restore -- --organization <id> --stage prod`, within 30 days of the deletion. */
await asOperator('npm run restore', async () => {
  const { organization, stage, table, local } = readOptions();
  const engine = local ? await openLocalData() : undefined;
  try {
    const client = new DynamoDBClient({});
    const tableName = table ?? (await findTable(client, stage ?? 'local'));
    await requireTable(client, tableName);
    operateOn(tableName);
    const { name, restored, left } = await restoreOrganization(organization, new Date());
    console.log(`“${name}” is back, with ${restored.length} members more than the owner who came with it.`);
    for (const { userId, why } of left) console.log(`Not a member again: ${userId} (${why})`);
    console.log(
      'Invitations and the subscription are not: tell the owners to invite and to subscribe again.',
    );
    return 0;
  } finally {
    await engine?.stop();
  }
});

function readOptions() {
  const { organization, ...options } = parse();
  if (!organization)
    throw new Refusal('Say which organization: --organization <id>, as the mail to its owners names it.');
  if (options.local === (options.stage !== undefined)) {
    throw new Refusal('Say where: --stage prod, or --local for the local data.');
  }
  return { ...options, organization };
}

function parse() {
  try {
    return parseArgs({
      options: {
        organization: { type: 'string' },
        stage: { type: 'string' },
        table: { type: 'string' },
        local: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}
