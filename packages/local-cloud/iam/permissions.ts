import type { Assembly } from '../template/assembly.ts';
import { secretName } from '../template/physical-ids.ts';
import { isAllowed, type PolicyDocument } from './decide.ts';
import { readings, requestsOf, withoutRepeats, type AwsCall, type Owner } from './requests.ts';

/** A missing grant fails here as on AWS. Bucket policies only restrict others and are left out. */
export class Permissions {
  private readonly owner: Owner;
  private readonly policies: Map<string, PolicyDocument[]>;

  constructor(assembly: Assembly) {
    const secrets = new Map(
      assembly
        .ofType('AWS::SecretsManager::Secret')
        .map((secret) => [secretName(secret), assembly.ref(secret)]),
    );
    this.owner = { ...assembly.account, arnOfSecret: (name) => secrets.get(name) };
    this.policies = policiesByFunction(assembly);
  }

  /** Returns AWS's message if the call is refused under any reading of a transaction. */
  async refusal(functionId: string, call: AwsCall): Promise<string | undefined> {
    const { accountId } = this.owner;
    const principal = `arn:aws:iam::${accountId}:role/${functionId}`;
    const policies = this.policies.get(functionId) ?? [];
    const requests = withoutRepeats(readings.flatMap((reading) => requestsOf(call, this.owner, reading)));
    for (const request of requests) {
      if (await isAllowed({ ...request, accountId, principal, policies })) continue;
      const { action, resource, context } = request;
      const about = context ? ` with ${JSON.stringify(context)}` : '';
      return `${functionId} is not authorized to perform: ${action} on resource: ${resource}${about}`;
    }
    return undefined;
  }
}

export function policiesByFunction(assembly: Assembly): Map<string, PolicyDocument[]> {
  const policies = assembly.ofType('AWS::IAM::Policy');
  return new Map(
    assembly.ofType('AWS::Lambda::Function').map((fn) => {
      const role = fn.property<string>('Role')?.split('/').at(-1);
      const own = policies.filter(
        (policy) => policy.stack === fn.stack && policy.property<string[]>('Roles')?.includes(role ?? ''),
      );
      return [assembly.ref(fn), own.map((policy) => policy.property<PolicyDocument>('PolicyDocument')!)];
    }),
  );
}
