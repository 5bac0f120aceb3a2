import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { findTable } from '#tools/restore-drill/operator';
import { holdsIf, type Proof } from '../proof.ts';
import { makeRole, policyOf, removeRole } from '../temporary-role.ts';

const rounds = 20;

/** Decision 96 weighs these figures: what narrowing a role to one organization costs a call. */
export const sessionPolicy: Proof = {
  id: 'session-policy',
  statement:
    'A session policy keeps a role from the rows of another organization, and says how many milliseconds it costs.',
  async run({ region, stageName, pause }, keep) {
    const table = await findTable(new DynamoDBClient({ region }), stageName);
    const reading = (keys: string) =>
      policyOf([
        {
          Effect: 'Allow',
          Action: 'dynamodb:GetItem',
          Resource: `arn:aws:dynamodb:*:*:table/${table}`,
          Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [keys] } },
        },
      ]);
    const role = await makeRole({ region, pause }, reading('PROVE#*'), keep);
    const times: Record<'assume' | 'first' | 'second', number[]> = { assume: [], first: [], second: [] };
    const other = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const own = `PROVE#${round}`;
      const credentials = await timed(times.assume, () => role.assume(reading(own)));
      const client = new DynamoDBClient({ region, credentials });
      const read = (pk: string) =>
        client.send(new GetItemCommand({ TableName: table, Key: { pk: { S: pk }, sk: { S: 'PROVE' } } }));
      await timed(times.first, () => read(own));
      await timed(times.second, () => read(own));
      other.add(
        await read('PROVE#other').then(
          () => 'read',
          (error: unknown) => (error as Error).name,
        ),
      );
    }
    const figures = Object.entries(times).map(([name, all]) => `${name} ${median(all)} ms`);
    const message = `${role.name}: another organization ${[...other].join(', ')}; medians of ${rounds}: ${figures.join(', ')}`;
    return holdsIf(other.size === 1 && other.has('AccessDeniedException'), message);
  },
  cleanUp: async (_site, made) => await removeRole(made),
};

async function timed<Result>(times: number[], act: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  const result = await act();
  times.push(performance.now() - began);
  return result;
}

const median = (times: readonly number[]): number =>
  Math.round(times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]!);
