import type { Assembly } from '../template/assembly.ts';
import { secretName } from '../template/physical-ids.ts';
import { isAllowed, type PolicyDocument } from './decide.ts';
import { readings, requestsOf, withoutRepeats, type AwsCall, type Owner } from './requests.ts';

/**
 * What each function may do, by the policies of its role in the template: a function that was not granted what it does fails here
 * as it would on AWS. Policies of buckets are not asked: they are about what others do.
 */
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

  /** Why the function may not make the call, in AWS's words; undefined if it may, whatever IAM is told of a transaction. */
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

/** What the role of each function is granted, by the function's name. */
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
