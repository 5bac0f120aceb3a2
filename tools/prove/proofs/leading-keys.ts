import { randomUUID } from 'node:crypto';
import { DynamoDBClient, TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb';
import {
  CreateRoleCommand,
  DeleteRoleCommand,
  DeleteRolePolicyCommand,
  IAMClient,
  NoSuchEntityException,
  PutRolePolicyCommand,
} from '@aws-sdk/client-iam';
import { AssumeRoleCommand, GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { findTable } from '#tools/restore-drill/operator';
import { edgeRegion } from '#infra/regions';
import type { Proof } from '../proof.ts';

const policyName = 'LeadingKeys';
const policy = (table: string) => {
  const Resource = `arn:aws:dynamodb:*:*:table/${table}`;
  const keys = (operator: string, values: string[]) => ({ [operator]: { 'dynamodb:LeadingKeys': values } });
  return JSON.stringify({
    Version: '2012-10-17',
    Statement: [
      {
        Effect: 'Allow',
        Action: ['dynamodb:PutItem', 'dynamodb:UpdateItem'],
        Resource,
        Condition: keys('ForAllValues:StringLike', ['PROVE#*', 'AUDIT#*']),
      },
      {
        Effect: 'Deny',
        Action: 'dynamodb:UpdateItem',
        Resource,
        Condition: keys('ForAnyValue:StringLike', ['AUDIT#*']),
      },
    ],
  });
};

/** Failing conditions cancel the transaction if IAM allows it, so nothing is written. */
export const leadingKeys: Proof = {
  id: 'leading-keys',
  statement:
    'IAM judges each item of a transaction by its own keys, or those of its kind; not by the keys of all items.',
  async run({ region, stageName, pause }, keep) {
    const iam = new IAMClient({ region: edgeRegion });
    const sts = new STSClient({ region });
    const table = await findTable(new DynamoDBClient({ region }), stageName);
    const { Arn, Account } = await sts.send(new GetCallerIdentityCommand({}));
    const RoleName = `refdeck-prove-${randomUUID().slice(0, 8)}`;
    keep({ RoleName });
    const trust = {
      Effect: 'Allow',
      Principal: { AWS: `arn:aws:iam::${Account}:root` },
      Action: 'sts:AssumeRole',
    };
    const { Role } = await iam.send(
      new CreateRoleCommand({
        RoleName,
        AssumeRolePolicyDocument: JSON.stringify({ Version: '2012-10-17', Statement: [trust] }),
      }),
    );
    const PolicyDocument = policy(table);
    await iam.send(new PutRolePolicyCommand({ RoleName, PolicyName: policyName, PolicyDocument }));
    // A new role takes a while to be known everywhere.
    await pause(20_000);
    const assumed = await sts.send(new AssumeRoleCommand({ RoleArn: Role!.Arn, RoleSessionName: 'prove' }));
    const { AccessKeyId = '', SecretAccessKey = '', SessionToken = '' } = assumed.Credentials ?? {};
    const credentials = {
      accessKeyId: AccessKeyId,
      secretAccessKey: SecretAccessKey,
      sessionToken: SessionToken,
    };
    const client = new DynamoDBClient({ region, credentials });
    const key = (pk: string) => ({ pk: { S: pk }, sk: { S: 'PROVE' } });
    const ConditionExpression = 'attribute_exists(pk)';
    const message = await client
      .send(
        new TransactWriteItemsCommand({
          TransactItems: [
            {
              Update: {
                TableName: table,
                Key: key('PROVE#1'),
                UpdateExpression: 'SET n = :n',
                ExpressionAttributeValues: { ':n': { N: '1' } },
                ConditionExpression,
              },
            },
            { Put: { TableName: table, Item: key('AUDIT#PROVE'), ConditionExpression } },
          ],
        }),
      )
      .then(
        () => 'written',
        (error: unknown) => (error as Error).name,
      );
    const evidence = `${Arn} under ${RoleName}: ${message}`;
    if (message === 'TransactionCanceledException')
      return { result: 'holds', message: `${evidence}: let through, so REFDECK_STRICT_AUDIT=yes may be set` };
    if (message === 'AccessDeniedException')
      return {
        result: 'fails',
        message: `${evidence}: judged by the keys of all items, so REFDECK_STRICT_AUDIT must stay off`,
      };
    return { result: 'later', message: evidence };
  },
  async cleanUp(_site, { RoleName }) {
    if (!RoleName) return;
    const iam = new IAMClient({ region: edgeRegion });
    const unlessGone = (error: unknown) => {
      if (!(error instanceof NoSuchEntityException)) throw error;
    };
    await iam.send(new DeleteRolePolicyCommand({ RoleName, PolicyName: policyName })).catch(unlessGone);
    await iam.send(new DeleteRoleCommand({ RoleName })).catch(unlessGone);
  },
};
