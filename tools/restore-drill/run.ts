import { DeleteTableCommand, waitUntilTableNotExists, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Backup } from './backup.ts';
import { deleteAgain, type DeletedAgain } from './delete-again.ts';
import { judgeTable, type Judgment } from './scan.ts';
import { protect, putBackSettings, readSettings, type Settings } from './settings.ts';
import { readSince, type Since } from './since.ts';
import type { Finding } from './tallies.ts';

export interface DrillOptions {
  client: DynamoDBClient;
  tableName: string;
  backup: Backup;
  keep: boolean;
  now: Date;
  print: (line: string) => void;
}

export interface DrillResult {
  about: string;
  tableName: string;
  restoredName: string;
  isRetained: boolean;
  startedAt: Date;
  moment: Date;
  steps: { name: string; seconds: number }[];
  settings: Settings;
  judgment: Judgment;
  since: Since;
  again: DeletedAgain;
  /** Empty if the drill has succeeded. */
  findings: Finding[];
}

export async function runDrill(options: DrillOptions): Promise<DrillResult> {
  const { client, tableName, backup, keep, now, print } = options;
  const steps: DrillResult['steps'] = [];
  const timed = async <Output>(name: string, act: () => Promise<Output>): Promise<Output> => {
    const started = performance.now();
    const response = await act();
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    steps.push({ name, seconds });
    print(`${name} (${seconds} s)`);
    return response;
  };

  const moment = await backup.moment();
  const restoredName =
    backup.restored ?? `${tableName}-drill-${now.toISOString().replace(/\D/g, '').slice(0, 14)}`;
  const isRetained = keep || backup.restored !== undefined;
  print(`Restoring ${tableName} as it was at ${moment.toISOString()} to ${restoredName}`);
  try {
    await timed('Restored', () => backup.restore(restoredName, moment));
    const settings = await timed('Settings put back', () => equip(client, tableName, restoredName));
    const judgment = await timed('Held against the data model', () => judgeTable(client, restoredName, now));
    const since = await timed('Changes since then read', () => readSince(client, tableName, moment));
    const again = await timed('Deletions applied again', () => deleteAgain(client, restoredName, since, now));
    const findings = [...judgment.findings, ...settings.findings];
    return {
      about: backup.about,
      tableName,
      restoredName,
      isRetained,
      startedAt: now,
      moment,
      steps,
      settings: settings.wanted,
      judgment,
      since,
      again,
      findings,
    };
  } finally {
    if (!isRetained) await timed('Restored table removed', () => removeTable(client, restoredName));
  }
}

async function equip(client: DynamoDBClient, source: string, target: string) {
  const wanted = await readSettings(client, source);
  await putBackSettings(client, target, wanted);
  const has = await readSettings(client, target);
  const names = Object.keys(wanted) as (keyof Settings)[];
  const findings = names
    .filter((name) => JSON.stringify(has[name]) !== JSON.stringify(wanted[name]))
    .map((name): Finding => ({ rule: 'setting', of: target, message: `${name} is not as it was` }));
  return { wanted, findings };
}

async function removeTable(client: DynamoDBClient, TableName: string): Promise<void> {
  try {
    await protect(client, TableName, false);
    await client.send(new DeleteTableCommand({ TableName }));
    await waitUntilTableNotExists({ client, maxWaitTime: 600, minDelay: 1 }, { TableName });
  } catch (error) {
    // The failure of the restore itself is what the caller needs.
    if ((error as Error).name !== 'ResourceNotFoundException') throw error;
  }
}
