import {
  DeleteStackCommand,
  GetTemplateCommand,
  paginateListStackResources,
  UpdateTerminationProtectionCommand,
  waitUntilStackDeleteComplete,
} from '@aws-sdk/client-cloudformation';
import { S3Client } from '@aws-sdk/client-s3';
import type { StageStack } from '../stacks.ts';
import { emptyBucket } from './empty-bucket.ts';

export interface Held {
  type: string;
  id: string;
  region: string;
  stack: string;
}

export interface Contents {
  /** These must be empty before their stack is deleted. */
  buckets: Held[];
  stays: Held[];
}

export async function contentsOf(stacks: readonly StageStack[]): Promise<Contents> {
  const contents: Contents = { buckets: [], stays: [] };
  for (const { region, client, stack } of stacks) {
    const StackName = stack.StackId ?? stack.StackName;
    const { TemplateBody = '{}' } = await client.send(new GetTemplateCommand({ StackName }));
    const { Resources = {} } = JSON.parse(TemplateBody) as {
      Resources?: Record<string, { DeletionPolicy?: string }>;
    };
    for await (const { StackResourceSummaries = [] } of paginateListStackResources(
      { client },
      { StackName },
    )) {
      for (const {
        LogicalResourceId = '',
        ResourceType: type = '',
        PhysicalResourceId: id,
      } of StackResourceSummaries) {
        if (!id) continue;
        const held = { type, id, region, stack: stack.StackName };
        if (Resources[LogicalResourceId]?.DeletionPolicy?.startsWith('Retain')) contents.stays.push(held);
        else if (type === 'AWS::S3::Bucket') contents.buckets.push(held);
      }
    }
  }
  return contents;
}

interface Removal {
  stacks: readonly StageStack[];
  buckets: readonly Held[];
  log: (line: string) => void;
  s3In?: (region: string) => S3Client;
  /** Seconds for one stack; a distribution alone takes minutes. */
  patience?: number;
}

/** Deletes the newest first, because later stacks use earlier ones. Ends after a round without progress. */
export async function removeStacks({
  stacks,
  buckets,
  log,
  patience = 3_600,
  ...rest
}: Removal): Promise<void> {
  const s3In = rest.s3In ?? ((region: string) => new S3Client({ region }));
  const made = ({ stack }: StageStack) => stack.CreationTime?.getTime() ?? 0;
  let left = stacks.toSorted((one, other) => made(other) - made(one));
  while (left.length > 0) {
    const failed: { one: StageStack; reason: string }[] = [];
    for (const one of left) {
      for (const { id, region } of buckets.filter(({ stack }) => stack === one.stack.StackName)) {
        log(`${id}: ${await emptyBucket(s3In(region), id)} versions deleted`);
      }
      const reason = await remove(one, patience);
      log(`${one.stack.StackName}: ${reason ?? 'deleted'}`);
      if (reason) failed.push({ one, reason });
    }
    if (failed.length === left.length)
      throw new Error(
        `Stopped at ${failed.map(({ one, reason }) => `${one.stack.StackName} (${reason})`).join(', ')}. Remove the reason and start again: it goes on from there.`,
      );
    left = failed.map(({ one }) => one);
  }
}

/** The id remains valid after the deletion. Returns the reason of a failure. */
async function remove({ client, stack }: StageStack, maxWaitTime: number): Promise<string | undefined> {
  const StackName = stack.StackId ?? stack.StackName;
  try {
    if (stack.EnableTerminationProtection)
      await client.send(
        new UpdateTerminationProtectionCommand({
          StackName: stack.StackName,
          EnableTerminationProtection: false,
        }),
      );
    await client.send(new DeleteStackCommand({ StackName }));
    await waitUntilStackDeleteComplete({ client, maxWaitTime, minDelay: 1, maxDelay: 20 }, { StackName });
    return undefined;
  } catch (error) {
    return (error as Error).message.slice(0, 300);
  }
}
