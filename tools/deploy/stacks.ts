import { CloudFormationClient, paginateDescribeStacks, type Stack } from '@aws-sdk/client-cloudformation';
import { edgeRegion } from '#infra/regions';

/** A failed creation's remains are deleted before the next one. */
const never = new Set([
  'CREATE_FAILED',
  'DELETE_COMPLETE',
  'REVIEW_IN_PROGRESS',
  'ROLLBACK_COMPLETE',
  'ROLLBACK_FAILED',
]);

export interface StageStack {
  region: string;
  client: CloudFormationClient;
  stack: Stack & { StackName: string };
}

export async function stacksOfStage(
  stageName: string,
  region: string,
  clientIn = (where: string) => new CloudFormationClient({ region: where }),
): Promise<StageStack[]> {
  const found: StageStack[] = [];
  for (const where of new Set([region, edgeRegion])) {
    const client = clientIn(where);
    for await (const { Stacks = [] } of paginateDescribeStacks({ client }, {})) {
      const own = Stacks.filter(({ StackName = '' }) => isOf({ stageName, region }, where, StackName));
      found.push(
        ...own.map((stack) => ({ region: where, client, stack: { ...stack, StackName: stack.StackName! } })),
      );
    }
  }
  return found;
}

/** The same stage in two regions has two firewalls at the edge. */
function isOf(
  { stageName, region }: { stageName: string; region: string },
  where: string,
  stackName: string,
) {
  const stage = `Refdeck-${stageName}-`;
  const guard = `${stage}Waf-`;
  if (stackName.startsWith(guard)) return stackName === `${guard}${region}`;
  // `prod` is also the beginning of `prod-like`.
  return where === region && stackName.startsWith(stage) && !stackName.slice(stage.length).includes('-');
}

/** A stack that was created once may hold data. */
export const madeStacks = (stacks: readonly StageStack[]): string[] =>
  stacks.filter(({ stack }) => !never.has(stack.StackStatus ?? '')).map(({ stack }) => stack.StackName);
