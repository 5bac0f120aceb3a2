import { Stack, type CfnElement } from 'aws-cdk-lib';
import { AppFunction } from '#infra/constructs/app-function';
import { isAllowed, type IamRequest, type PolicyDocument } from '@refdeck/local-cloud/iam/decide';
import { policiesByFunction } from '@refdeck/local-cloud/iam/permissions';
import { Assembly } from '@refdeck/local-cloud/template/assembly';
import { synthesized, type StageName } from './templates.ts';

const account = { region: 'eu-central-1', accountId: '111122223333', host: 'd111111abcdef8.cloudfront.net' };

export interface Grantee {
  name: string;
  policies: PolicyDocument[];
}

let read: Assembly | undefined;
/** The stages as CloudFormation would create them in an account. */
export const assembly = (): Assembly => (read ??= new Assembly(synthesized().assemblyDir, account));

const inStage = (stage: StageName, type: string) =>
  assembly()
    .ofType(type)
    .filter(({ stack }) => stack.startsWith(`Refdeck-${stage}-`));

export function grantees(stage: StageName): Grantee[] {
  const policies = policiesByFunction(assembly());
  return Object.values(synthesized().stacks[stage])
    .flatMap((stack: Stack) => stack.node.findAll())
    .filter((node): node is AppFunction => node instanceof AppFunction)
    .map((fn) => {
      const stack = Stack.of(fn);
      const id = stack.resolve(stack.getLogicalId(fn.node.defaultChild as CfnElement)) as string;
      return { name: fn.node.id, policies: policies.get(`${stack.stackName}-${id}`)! };
    });
}

/** Returns the resources of a type as pairs of logical id, without the hash, and name on AWS. */
export const namesOf = (stage: StageName, type: string): [string, string][] =>
  inStage(stage, type).map((resource) => [
    resource.logicalId.replace(/[0-9A-F]{8}$/, ''),
    assembly().ref(resource),
  ]);

/** Returns the name of the only resource of a type, or of the one whose logical id has this prefix. */
export function nameOf(stage: StageName, type: string, prefix = ''): string {
  const found = namesOf(stage, type).filter(([id]) => id.startsWith(prefix));
  if (found.length !== 1) throw new Error(`Expected one ${type} ${prefix}, found ${found.length}`);
  return found[0]![1];
}

export function bucketPolicy(stage: StageName, bucket: string): PolicyDocument {
  const found = inStage(stage, 'AWS::S3::BucketPolicy').filter(
    (policy) => policy.property<string>('Bucket') === bucket,
  );
  if (found.length !== 1) throw new Error(`Expected one policy of ${bucket}, found ${found.length}`);
  return found[0]!.property<PolicyDocument>('PolicyDocument')!;
}

export const arnOf = (service: string, rest: string): string =>
  `arn:aws:${service}:${account.region}:${account.accountId}:${rest}`;

export const accountId = account.accountId;
export const owner = { ...account, arnOfSecret: () => undefined };

export async function allows(
  policies: readonly PolicyDocument[],
  request: IamRequest,
  resourcePolicy?: PolicyDocument,
): Promise<boolean> {
  const principal = `arn:aws:iam::${accountId}:role/of-the-function`;
  return isAllowed({ ...request, principal, accountId, policies, resourcePolicy });
}

/** Decides for a service of AWS, which has no policy of its own. */
export async function allowsService(
  service: string,
  request: IamRequest,
  resourcePolicy: PolicyDocument,
): Promise<boolean> {
  return isAllowed({
    ...request,
    principal: `${service}.amazonaws.com`,
    accountId,
    policies: [],
    resourcePolicy,
  });
}
