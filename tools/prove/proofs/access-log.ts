import {
  CloudWatchLogsClient,
  paginateDescribeLogGroups,
  paginateFilterLogEvents,
} from '@aws-sdk/client-cloudwatch-logs';
import { holdsIf, type Proof } from '../proof.ts';

const hourMs = 60 * 60 * 1_000;

export const accessLog: Proof = {
  id: 'access-log',
  statement: 'API Gateway writes a line for each call in which route, status and times are filled in.',
  async run({ region, stageName }) {
    const client = new CloudWatchLogsClient({ region });
    const lines: Record<string, string>[] = [];
    const prefix = { logGroupNamePrefix: `Refdeck-${stageName}-Api-AccessLog` };
    for await (const { logGroups = [] } of paginateDescribeLogGroups({ client }, prefix))
      for (const { logGroupName = '' } of logGroups) {
        const query = { logGroupName, startTime: Date.now() - hourMs };
        for await (const { events = [] } of paginateFilterLogEvents({ client }, query))
          lines.push(...events.map(({ message = '' }) => JSON.parse(message) as Record<string, string>));
      }
    if (lines.length === 0) return { result: 'later', message: 'nobody has called within an hour' };
    const empty = lines.filter(({ routeKey, status, responseLatencyMs }) =>
      [routeKey, status, responseLatencyMs].some((field) => !field || field === '-'),
    );
    return holdsIf(
      empty.length === 0,
      `${lines.length} lines, ${empty.length} of them with gaps: ${JSON.stringify(empty[0] ?? lines[0])}`,
    );
  },
};
