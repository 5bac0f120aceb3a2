import capacity from '../../docs/operations/capacity.json' with { type: 'json' };
import type { Usage } from './usage.ts';

export interface Row {
  function: string;
  reads: number;
  writes: number;
  kilobytes: number;
}

export const organizationKilobytes: number = capacity.organizationKilobytes;
export const rows: Record<string, Row> = { ...capacity.routes, ...capacity.events };
export const routeNames = Object.keys(capacity.routes);
export const eventNames = Object.keys(capacity.events);

/** Times are assumed, because those measured on one machine are not true of Lambda. */
export const assumedMs = {
  read: 60,
  write: 100,
  page: 80,
  picture: 400,
  stripe: 700,
  upload: 2_000,
  trigger: 40,
};
export type Durations = typeof assumedMs;

function kindOf(row: Row): keyof Durations {
  const byFunction: Record<string, keyof Durations> = {
    ReferencePage: 'page',
    SocialImage: 'picture',
    ApprovalPage: 'page',
    Billing: 'stripe',
    Webhook: 'stripe',
    ReconcileBilling: 'stripe',
    ProcessUpload: 'upload',
    PreSignUp: 'trigger',
    PostConfirmation: 'trigger',
    PreTokenGeneration: 'trigger',
  };
  return byFunction[row.function] ?? (row.writes > 0 ? 'write' : 'read');
}

/** Assumed: the access log's line, and the three that Lambda writes for each call. */
const logBytes = { gateway: 350, function: 400 };

export const isCall = (name: string): boolean =>
  /^(GET|PUT|POST|DELETE) /.test(name) || name.startsWith('reference');
const isPage = (name: string): boolean => name.includes(' /reference-page/');

/** `memory` is in MB by function. */
export function usageOf(name: string, memory: Record<string, number>, durations: Durations): Usage {
  const row = rows[name];
  if (!row) throw new Error(`Nothing is measured of ${name}`);
  const megabytes = memory[row.function];
  if (megabytes === undefined) throw new Error(`No function ${row.function} is deployed`);
  const { reads, writes, kilobytes } = row;
  const seconds = durations[kindOf(row)] / 1000;
  const call = isCall(name);
  return {
    reads,
    writes,
    functionRuns: 1,
    gigabyteSeconds: (megabytes / 1024) * seconds,
    logGigabytes: ((call ? logBytes.gateway : 0) + logBytes.function) / 1e9,
    ...(call && { edgeRequests: 1, firewallRequests: 1, apiRequests: 1, edgeGigabytes: kilobytes / 1e6 }),
    ...(isPage(name) && { edgeFunctionRuns: 1 }),
    ...(name === 'invitation is mailed' && { mails: 1 }),
  };
}
