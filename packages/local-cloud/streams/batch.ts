import { setTimeout as sleep } from 'node:timers/promises';
import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import type { StreamMapping } from './mappings.ts';

export interface Invoker {
  invoke(functionId: string, event: unknown): Promise<unknown>;
  log(functionId: string, text: string): void;
}

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 500;

/** Retries from the first failed record, in halves when the function threw. Given-up records are logged. */
export async function deliverBatch(
  records: DynamoDBRecord[],
  mapping: StreamMapping,
  invoker: Invoker,
  stopped: AbortSignal,
  tries = 0,
): Promise<void> {
  // The next start delivers the rest.
  if (stopped.aborted) return;
  const { rest, threw } = await attempt(records, mapping, invoker);
  if (rest.length === 0) return;
  if (threw && mapping.bisects && rest.length > 1) {
    const half = Math.ceil(rest.length / 2);
    await deliverBatch(rest.slice(0, half), mapping, invoker, stopped, tries);
    await deliverBatch(rest.slice(half), mapping, invoker, stopped, tries);
  } else if (tries === mapping.retries) {
    const numbers = rest.map(({ dynamodb }) => dynamodb?.SequenceNumber).join(', ');
    invoker.log(mapping.functionId, `To the failure destination after ${tries} retries: record ${numbers}`);
  } else {
    await sleep(Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS));
    await deliverBatch(rest, mapping, invoker, stopped, tries + 1);
  }
}

async function attempt(
  records: DynamoDBRecord[],
  { functionId, reportsFailures }: StreamMapping,
  invoker: Invoker,
): Promise<{ rest: DynamoDBRecord[]; threw: boolean }> {
  try {
    const response = await invoker.invoke(functionId, { Records: records });
    return { rest: reportsFailures ? fromFirstFailure(records, response) : [], threw: false };
  } catch {
    return { rest: records, threw: true };
  }
}

/** The mapping retries everything from the lowest reported number. */
function fromFirstFailure(records: DynamoDBRecord[], response: unknown): DynamoDBRecord[] {
  const { batchItemFailures = [] } = (response ?? {}) as Partial<DynamoDBBatchResponse>;
  if (batchItemFailures.length === 0) return [];
  const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
  const first = records.findIndex(({ dynamodb }) => failed.has(dynamodb?.SequenceNumber ?? ''));
  // An unknown identifier counts as the failure of all.
  return first === -1 ? records : records.slice(first);
}
