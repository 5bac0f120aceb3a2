import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { alreadyRestored, copied, pointInTime, requireTable } from './backup.ts';
import { asOperator, findTable } from './operator.ts';
import { openLocalData } from './local-engine.ts';
import { readOptions, type Options } from './options.ts';
import { renderReport } from './report.ts';
import { runDrill } from './run.ts';

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

/** 1: the restored table is not whole. */
await asOperator('npm run restore-drill', () => main(readOptions(process.argv.slice(2))));

async function main(options: Options): Promise<number> {
  const engine = options.local ? await openLocalData() : undefined;
  try {
    return await drill(options);
  } finally {
    await engine?.stop();
  }
}

async function drill({ stage, table, at, to, keep, local, restored }: Options): Promise<number> {
  const now = new Date();
  const client = new DynamoDBClient({});
  const tableName = table ?? (await findTable(client, stage));
  await requireTable(client, tableName);
  const backup = local
    ? copied(client, tableName, now)
    : restored && at
      ? alreadyRestored(client, restored, at)
      : pointInTime(client, tableName, at);
  console.log(backup.about);
  const result = await runDrill({
    client,
    tableName,
    backup,
    keep,
    now,
    print: (line) => console.log(line),
  });

  const file = join(to, 'drill-report.md');
  mkdirSync(to, { recursive: true });
  writeFileSync(file, renderReport(result));
  for (const { rule, of, message } of result.findings) console.error(`${rule} of ${of}: ${message}`);
  console.log(`${result.judgment.items} items, ${result.findings.length} findings. The report is ${file}.`);
  return result.findings.length === 0 ? 0 : 1;
}
