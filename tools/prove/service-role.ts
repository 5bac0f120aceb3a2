import {
  AttachRolePolicyCommand,
  CreateRoleCommand,
  DeleteRoleCommand,
  DetachRolePolicyCommand,
  IAMClient,
  ListAttachedRolePoliciesCommand,
  NoSuchEntityException,
} from '@aws-sdk/client-iam';
import { edgeRegion } from '#infra/regions';
import type { Made } from './proof.ts';
import { policyOf } from './temporary-role.ts';

interface ServiceRole {
  name: string;
  /** Of another account than the stage's. */
  profile?: string | undefined;
}

const iamOf = ({ profile }: ServiceRole) => new IAMClient({ region: edgeRegion, profile });

/** Makes a role for AWS Backup with managed policies of AWS, and returns its ARN. */
export async function makeServiceRole(
  { policies, ...role }: ServiceRole & { policies: readonly string[] },
  keep: (made: Made) => void,
): Promise<string> {
  const iam = iamOf(role);
  const RoleName = role.name;
  keep({ [RoleName]: role.profile ?? '' });
  const trust = {
    Effect: 'Allow',
    Principal: { Service: 'backup.amazonaws.com' },
    Action: 'sts:AssumeRole',
  };
  const { Role } = await iam.send(
    new CreateRoleCommand({ RoleName, AssumeRolePolicyDocument: policyOf([trust]) }),
  );
  for (const policy of policies)
    await iam.send(new AttachRolePolicyCommand({ RoleName, PolicyArn: `arn:aws:iam::aws:policy/${policy}` }));
  return Role!.Arn!;
}

export async function removeServiceRole(role: ServiceRole): Promise<void> {
  const iam = iamOf(role);
  const RoleName = role.name;
  try {
    const { AttachedPolicies = [] } = await iam.send(new ListAttachedRolePoliciesCommand({ RoleName }));
    for (const { PolicyArn } of AttachedPolicies)
      await iam.send(new DetachRolePolicyCommand({ RoleName, PolicyArn }));
    await iam.send(new DeleteRoleCommand({ RoleName }));
  } catch (error) {
    if (!(error instanceof NoSuchEntityException)) throw error;
  }
}
