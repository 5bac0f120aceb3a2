import { paginateListTables, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { openTable } from '#functions/shared/data/client';

/** Exit codes: 0 done, 1 failed or interrupted, 2 not started. */
export async function asOperator(command: string, main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(inWords(command, error as Error));
    process.exitCode = error instanceof Refusal || lacksCredentials(error as Error) ? 2 : 1;
  }
}

/** Sets the environment, so that operations touch no other table. */
export function operateOn(tableName: string): void {
  process.env.TABLE_NAME = tableName;
  if (openTable().tableName !== tableName) throw new Error('The operations are at work on another table');
}

function lacksCredentials({ name, message }: Error): boolean {
  return name === 'CredentialsProviderError' || message.startsWith('Region is missing');
}

function inWords(command: string, error: Error): string {
  if (error instanceof Refusal) return error.message;
  if (!lacksCredentials(error)) return `${error.name}: ${error.message}`;
  return `${command} works on tables with the credentials of an operator: set AWS_PROFILE and AWS_REGION (aws sso login), or use --local, which needs none.`;
}

export class Refusal extends Error {}

export async function findTable(client: DynamoDBClient, stage: string): Promise<string> {
  const begin = `Refdeck-${stage}-Data-Tenants`;
  const found: string[] = [];
  for await (const { TableNames = [] } of paginateListTables({ client }, {})) {
    found.push(...TableNames.filter((name) => name.startsWith(begin) && !name.includes('-drill-')));
  }
  const [only, ...others] = found;
  if (!only) throw new Refusal(`No table of stage ${stage} in this account and region (${begin}…).`);
  if (others.length > 0)
    throw new Refusal(`Several tables begin like that of ${stage}: name one by --table.`);
  return only;
}
