import { runSimulation, type Simulation } from '@cloud-copilot/iam-simulate';

export interface PolicyDocument {
  Version: string;
  Statement: Record<string, unknown>[];
}

export interface IamRequest {
  action: string;
  resource: string;
  context?: Record<string, string | string[]>;
}

interface Decision extends IamRequest {
  accountId: string;
  principal: string;
  policies: readonly PolicyDocument[];
  resourcePolicy?: PolicyDocument | undefined;
}

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
