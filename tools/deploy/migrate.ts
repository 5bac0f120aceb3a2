import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { asOperator, findTable, Refusal } from '#tools/restore-drill/operator';
import { openLocalData } from '#tools/restore-drill/local-engine';
import { migrateCustomerReferences } from './migrate-customer-references.ts';
import { migrateFiles } from './migrate-files.ts';
import { migrateSlugs } from './migrate-slugs.ts';

const migrations = {
  'References of customers': migrateCustomerReferences,
  Addresses: migrateSlugs,
  Files: migrateFiles,
};

/** `npm run migrate -- --stage prod`: brings the rows of a table up to what the functions read. Each deployment runs it. */
await asOperator('npm run migrate', async () => {
  const { stage, table, local, again } = readOptions();
  const engine = local ? await openLocalData() : undefined;
  try {
    const client = new DynamoDBClient({});
    const tableName = table ?? (await findTable(client, stage ?? 'local'));
    for (const [what, migrate] of Object.entries(migrations)) {
      const { rows } = await migrate(client, tableName, { again });
      console.log(`${what}: ${rows === 0 ? 'nothing to do' : `${rows} rows rewritten`}.`);
    }
    return 0;
  } finally {
    await engine?.stop();
  }
});

function readOptions() {
  const options = {
    stage: { type: 'string' },
    /** Instead of the stage's own: one that was restored. */
    table: { type: 'string' },
    local: { type: 'boolean', default: false },
    /** From the beginning, after a rollback to functions that knew the old rows only. */
    again: { type: 'boolean', default: false },
  } as const;
  const { values } = parseArgs({ options });
  const where = [values.stage, values.table, values.local || undefined].filter(Boolean);
  if (where.length !== 1) throw new Refusal('Say where: --stage prod, --table <name>, or --local.');
  return values;
}
