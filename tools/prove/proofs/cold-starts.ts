import {
  CloudWatchLogsClient,
  paginateDescribeLogGroups,
  paginateFilterLogEvents,
} from '@aws-sdk/client-cloudwatch-logs';
import { holdsIf, type Proof } from '../proof.ts';

/** The edge waits this long, which includes the work itself. */
const patienceMs = 5_000;
const dayMs = 24 * 60 * 60 * 1_000;

export const coldStarts: Proof = {
  id: 'cold-starts',
  statement: 'A page or a social image whose function starts cold is there before the edge gives up.',
  async run({ region, stageName }) {
    const client = new CloudWatchLogsClient({ region });
    const slowest: Record<string, number> = {};
    const prefix = { logGroupNamePrefix: `Refdeck-${stageName}-` };
    for await (const { logGroups = [] } of paginateDescribeLogGroups({ client }, prefix))
      for (const { logGroupName = '' } of logGroups) {
        const query = { logGroupName, filterPattern: '"Init Duration"', startTime: Date.now() - dayMs };
        for await (const { events = [] } of paginateFilterLogEvents({ client }, query))
          for (const { message = '' } of events) {
            const read = (name: string) =>
              Number(new RegExp(`\\t${name}: ([\\d.]+) ms`).exec(message)?.[1] ?? 0);
            const ms = Math.round(read('Init Duration') + read('Duration'));
            slowest[logGroupName] = Math.max(slowest[logGroupName] ?? 0, ms);
          }
      }
    const named = Object.entries(slowest);
    if (named.length === 0)
      return {
        result: 'later',
        message: 'no function has started cold within a day: use the site, and come again',
      };
    const pages = named.filter(([name]) => /ReferencePage|SocialImage/.test(name));
    return holdsIf(
      pages.every(([, ms]) => ms < patienceMs),
      `slowest first answers in ms: ${named.map(([name, ms]) => `${name} ${ms}`).join(', ')}`,
    );
  },
};
