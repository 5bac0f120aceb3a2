import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { stacksOfStage, type StageStack } from '#tools/deploy/stacks';

export interface Simulated {
  StackName: string;
  StackStatus: string;
  CreationTime: Date;
  EnableTerminationProtection: boolean;
  uses: string[];
  resources: { type: string; id: string; policy?: string }[];
}

/** Simulates CloudFormation for taking a stage down, because no local engine does. */
export class SimulatedCloudFormation {
  readonly deleted: string[] = [];
  stacks: Simulated[];
  private readonly holds: (bucket: string) => boolean;

  constructor(stacks: Simulated[], holds: (bucket: string) => boolean = () => false) {
    this.stacks = stacks;
    this.holds = holds;
  }

  readonly send = (command: {
    constructor: { name: string };
    input: Record<string, unknown>;
  }): Promise<unknown> => {
    const { name } = command.constructor;
    const one = this.stacks.find(({ StackName }) => StackName === command.input.StackName);
    switch (name) {
      case 'DescribeStacksCommand':
        if (command.input.StackName && !one)
          return Promise.resolve({ Stacks: [{ StackStatus: 'DELETE_COMPLETE' }] });
        return Promise.resolve({ Stacks: one ? [one] : this.stacks });
      case 'GetTemplateCommand':
        return Promise.resolve({
          TemplateBody: JSON.stringify({
            Resources: Object.fromEntries(
              one!.resources.map(({ id, policy }) => [id, { DeletionPolicy: policy }]),
            ),
          }),
        });
      case 'ListStackResourcesCommand':
        return Promise.resolve({
          StackResourceSummaries: one!.resources.map(({ type, id }) => ({
            LogicalResourceId: id,
            ResourceType: type,
            PhysicalResourceId: id,
          })),
        });
      case 'UpdateTerminationProtectionCommand':
        one!.EnableTerminationProtection = false;
        return Promise.resolve({});
      case 'DeleteStackCommand':
        return this.delete(one!);
      default:
        return Promise.reject(new Error(`Not simulated: ${name}`));
    }
  };

  private delete(one: Simulated): Promise<unknown> {
    if (one.EnableTerminationProtection) return Promise.reject(new Error('TerminationProtection is enabled'));
    const user = this.stacks.find(({ uses }) => uses.includes(one.StackName));
    if (user)
      return Promise.reject(new Error(`Export cannot be deleted as it is in use by ${user.StackName}`));
    const full = one.resources.find(
      ({ type, id, policy }) => type === 'AWS::S3::Bucket' && !policy?.startsWith('Retain') && this.holds(id),
    );
    if (full) return Promise.reject(new Error(`The bucket ${full.id} is not empty`));
    this.stacks = this.stacks.filter((other) => other !== one);
    this.deleted.push(one.StackName);
    return Promise.resolve({});
  }
}

export const simulatedStack = (name: string, minute: number, more: Partial<Simulated> = {}): Simulated => ({
  StackName: name,
  StackStatus: 'CREATE_COMPLETE',
  CreationTime: new Date(Date.UTC(2026, 0, 1, 0, minute)),
  EnableTerminationProtection: true,
  uses: [],
  resources: [],
  ...more,
});

export const asClient = ({ send }: SimulatedCloudFormation) =>
  Object.assign(new CloudFormationClient({ region: 'eu-central-1' }), { send: send as never });
export const stageStacks = (simulated: SimulatedCloudFormation): Promise<StageStack[]> =>
  stacksOfStage('prod', 'eu-central-1', () => asClient(simulated));
