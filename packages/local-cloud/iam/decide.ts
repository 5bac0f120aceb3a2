import { runSimulation, type Simulation } from '@cloud-copilot/iam-simulate';

export interface PolicyDocument {
  Version: string;
  Statement: Record<string, unknown>[];
}

/** What somebody wants to do, in IAM's words. */
export interface IamRequest {
  action: string;
  resource: string;
  context?: Record<string, string | string[]>;
}

interface Decision extends IamRequest {
  accountId: string;
  principal: string;
  /** Of the principal. */
  policies: readonly PolicyDocument[];
  /** Of what is asked for. */
  resourcePolicy?: PolicyDocument | undefined;
}

/** Whether IAM would let it happen, by a simulator. A request that IAM would not know is an error, never a denial. */
export async function isAllowed(decision: Decision): Promise<boolean> {
  const { principal, policies, action, resource, accountId, context = {}, resourcePolicy } = decision;
  const simulation: Simulation = {
    request: { principal, action, resource: { resource, accountId }, contextVariables: context },
    identityPolicies: policies.map((policy, index) => ({ name: `policy-${index}`, policy })),
    serviceControlPolicies: [],
    resourceControlPolicies: [],
    ...(resourcePolicy && { resourcePolicy }),
  };
  const response = await runSimulation(simulation, {});
  if (response.resultType === 'error') throw new Error(`${action}: ${JSON.stringify(response.errors)}`);
  return response.overallResult === 'Allowed';
}
