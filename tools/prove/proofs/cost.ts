import { CostExplorerClient, GetCostAndUsageCommand } from '@aws-sdk/client-cost-explorer';
import { edgeRegion } from '#infra/regions';
import { holdsIf, type Proof } from '../proof.ts';

/** Dollars, for two hours in an account and a day of a stage. */
const most = 10;
const dayMs = 24 * 60 * 60 * 1_000;
const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);

export const cost: Proof = {
  id: 'cost',
  afterwards: true,
  statement: 'A day of a stage with all of these proofs costs less than ten dollars.',
  async run(_site, _keep, since) {
    const known = new Date(since.getTime() + dayMs);
    if (known > new Date())
      return { result: 'later', message: `AWS knows it after ${known.toISOString()}: then --only cost` };
    const client = new CostExplorerClient({ region: edgeRegion });
    const { ResultsByTime = [] } = await client.send(
      new GetCostAndUsageCommand({
        TimePeriod: { Start: day(since.getTime()), End: day(since.getTime() + 2 * dayMs) },
        Granularity: 'DAILY',
        Metrics: ['UnblendedCost'],
        GroupBy: [{ Type: 'DIMENSION', Key: 'SERVICE' }],
      }),
    );
    const lines = ResultsByTime.flatMap(({ Groups = [] }) =>
      Groups.map(({ Keys = [], Metrics }) => [Keys[0], Number(Metrics?.UnblendedCost?.Amount ?? 0)] as const),
    );
    const sum = lines.reduce((total, [, dollars]) => total + dollars, 0);
    if (sum === 0) return { result: 'later', message: 'AWS knows it about a day later: run it again then' };
    const named = lines
      .filter(([, dollars]) => dollars >= 0.01)
      .map(([name, dollars]) => `${name} ${dollars.toFixed(2)}`);
    return holdsIf(sum < most, `$${sum.toFixed(2)}: ${named.join(', ')}`);
  },
};
