import { randomUUID } from 'node:crypto';
import {
  CreateRoleCommand,
  DeleteRoleCommand,
  DeleteRolePolicyCommand,
  IAMClient,
  NoSuchEntityException,
  PutRolePolicyCommand,
} from '@aws-sdk/client-iam';
import { AssumeRoleCommand, GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { edgeRegion } from '#infra/regions';
import type { Made, Site } from './proof.ts';

const PolicyName = 'Prove';

/** A policy whose statements have the effect, actions and condition of the table's leading keys. */
export const policyOf = (Statement: object[]): string => JSON.stringify({ Version: '2012-10-17', Statement });

/** Makes a role that the caller may assume. `assume` narrows it by a session policy, if there is one. */
export async function makeRole(
  { region, pause }: Pick<Site, 'region' | 'pause'>,
  PolicyDocument: string,
  keep: (made: Made) => void,
) {
  const iam = new IAMClient({ region: edgeRegion });
  const sts = new STSClient({ region });
  const { Arn, Account } = await sts.send(new GetCallerIdentityCommand({}));
  const RoleName = `refdeck-prove-${randomUUID().slice(0, 8)}`;
  keep({ RoleName });
  const trust = {
    Effect: 'Allow',
    Principal: { AWS: `arn:aws:iam::${Account}:root` },
    Action: 'sts:AssumeRole',
  };
  const { Role } = await iam.send(
    new CreateRoleCommand({ RoleName, AssumeRolePolicyDocument: policyOf([trust]) }),
  );
  await iam.send(new PutRolePolicyCommand({ RoleName, PolicyName, PolicyDocument }));
  // A new role takes a while to be known everywhere.
  await pause(20_000);
  const assume = async (Policy?: string) => {
    const { Credentials } = await sts.send(
      new AssumeRoleCommand({ RoleArn: Role!.Arn, RoleSessionName: 'prove', Policy }),
    );
    const { AccessKeyId = '', SecretAccessKey = '', SessionToken = '' } = Credentials ?? {};
    return { accessKeyId: AccessKeyId, secretAccessKey: SecretAccessKey, sessionToken: SessionToken };
  };
  return { assume, name: `${Arn} under ${RoleName}` };
}

export async function removeRole({ RoleName }: Made): Promise<void> {
  if (!RoleName) return;
  const iam = new IAMClient({ region: edgeRegion });
  const unlessGone = (error: unknown) => {
    if (!(error instanceof NoSuchEntityException)) throw error;
  };
  await iam.send(new DeleteRolePolicyCommand({ RoleName, PolicyName })).catch(unlessGone);
  await iam.send(new DeleteRoleCommand({ RoleName })).catch(unlessGone);
}
