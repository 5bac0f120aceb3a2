import { CloudFormationClient, paginateDescribeStacks, type Stack } from '@aws-sdk/client-cloudformation';

/** Where a creation has come to nothing: what is left of it is deleted before the next one. */
const never = new Set([
  'CREATE_FAILED',
  'DELETE_COMPLETE',
  'REVIEW_IN_PROGRESS',
  'ROLLBACK_COMPLETE',
  'ROLLBACK_FAILED',
]);

/** A stack, and whom to ask about it. */
export interface StageStack {
  region: string;
  client: CloudFormationClient;
  stack: Stack & { StackName: string };
}

/** The stacks of a stage in these regions, whatever has become of them. */
export async function stacksOfStage(
  stageName: string,
  regions: readonly string[],
  clientIn = (region: string) => new CloudFormationClient({ region }),
): Promise<StageStack[]> {
  const found: StageStack[] = [];
  for (const region of regions) {
    const client = clientIn(region);
    for await (const { Stacks = [] } of paginateDescribeStacks({ client }, {})) {
      const own = Stacks.filter(({ StackName }) => StackName?.startsWith(`Refdeck-${stageName}-`));
      found.push(
        ...own.map((stack) => ({ region, client, stack: { ...stack, StackName: stack.StackName! } })),
      );
    }
  }
  return found;
}

/** Those that were made once, so that they may hold something. */
export const madeStacks = (stacks: readonly StageStack[]): string[] =>
  stacks.filter(({ stack }) => !never.has(stack.StackStatus ?? '')).map(({ stack }) => stack.StackName);
