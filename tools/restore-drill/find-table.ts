import { paginateListTables, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { Refusal } from './refusal.ts';

/** The table of a stage, by the name that CloudFormation has given it. Tables of earlier drills are none. */
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
