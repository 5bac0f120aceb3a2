import { list, properties, type Map, type ResourceContext, type Rule } from './rule.ts';
import type { Resource } from '../templates.ts';

const nothingPublic = {
  BlockPublicAcls: true,
  BlockPublicPolicy: true,
  IgnorePublicAcls: true,
  RestrictPublicBuckets: true,
};

const retained = ({ DeletionPolicy, UpdateReplacePolicy }: Resource): boolean =>
  /^Retain(ExceptOnCreate)?$/.test(DeletionPolicy ?? '') && UpdateReplacePolicy === 'Retain';

const holdsData = (_: Resource, { stack }: ResourceContext): boolean => stack === 'data';

const survives = (type: string): Rule => ({
  holds: 'outlives its stack and its replacement',
  type,
  stages: ['prod'],
  concerns: holdsData,
  broken: (resource) => !retained(resource),
  careless: (resource) => (resource.DeletionPolicy = 'Delete'),
});

function refusesPlainHttp({ id, beside }: ResourceContext): boolean {
  return Object.values(beside).some(({ Type, Properties }) => {
    if (!Type.endsWith('Policy') || Type.startsWith('AWS::IAM')) return false;
    const { PolicyDocument, ...target } = Properties as Map;
    return (
      JSON.stringify(target).includes(`"${id}"`) &&
      (PolicyDocument.Statement as Map[]).some(
        ({ Effect, Condition }) => Effect === 'Deny' && Condition?.Bool?.['aws:SecureTransport'] === 'false',
      )
    );
  });
}

export const dataRules: Rule[] = [
  ...[
    'AWS::DynamoDB::GlobalTable',
    'AWS::S3::Bucket',
    'AWS::Cognito::UserPool',
    'AWS::SecretsManager::Secret',
  ].map(survives),
  {
    holds: 'can be restored to any second',
    type: 'AWS::DynamoDB::GlobalTable',
    broken: (resource) =>
      !properties(resource).Replicas.every(
        (replica: Map) => replica.PointInTimeRecoverySpecification?.PointInTimeRecoveryEnabled,
      ),
    careless: (resource) => delete properties(resource).Replicas[0].PointInTimeRecoverySpecification,
  },
  {
    holds: 'is protected from deletion',
    type: 'AWS::DynamoDB::GlobalTable',
    stages: ['prod'],
    broken: (resource) =>
      !properties(resource).Replicas.every((replica: Map) => replica.DeletionProtectionEnabled),
    careless: (resource) => (properties(resource).Replicas[0].DeletionProtectionEnabled = false),
  },
  {
    holds: 'is protected from deletion',
    type: 'AWS::Cognito::UserPool',
    stages: ['prod'],
    broken: (resource) => properties(resource).DeletionProtection !== 'ACTIVE',
    careless: (resource) => (properties(resource).DeletionProtection = 'INACTIVE'),
  },
  {
    holds: 'keeps an address until the new one is verified',
    type: 'AWS::Cognito::UserPool',
    broken: (resource) =>
      !properties(resource).UserAttributeUpdateSettings?.AttributesRequireVerificationBeforeUpdate?.includes(
        'email',
      ),
    careless: (resource) => delete properties(resource).UserAttributeUpdateSettings,
  },
  {
    holds: 'lets users write their name and address only',
    type: 'AWS::Cognito::UserPoolClient',
    broken: (resource) =>
      list<string>(properties(resource).WriteAttributes).toSorted().join() !== 'email,name',
    careless: (resource) => (properties(resource).WriteAttributes = []),
  },
  {
    holds: 'has no flow that puts tokens into addresses or sends passwords',
    type: 'AWS::Cognito::UserPoolClient',
    broken: (resource) =>
      properties(resource).AllowedOAuthFlowsUserPoolClient !== false ||
      list<string>(properties(resource).ExplicitAuthFlows).some(
        (flow) => !/^ALLOW_(USER_SRP|REFRESH_TOKEN)_AUTH$/.test(flow),
      ),
    careless: (resource) => properties(resource).ExplicitAuthFlows.push('ALLOW_USER_PASSWORD_AUTH'),
  },
  {
    holds: 'hides who has an account, and issues short or revocable tokens',
    type: 'AWS::Cognito::UserPoolClient',
    broken: (resource) => {
      const {
        PreventUserExistenceErrors,
        EnableTokenRevocation,
        AccessTokenValidity,
        IdTokenValidity,
        TokenValidityUnits,
      } = properties(resource);
      const short =
        AccessTokenValidity <= 15 &&
        IdTokenValidity <= 15 &&
        TokenValidityUnits.AccessToken === 'minutes' &&
        TokenValidityUnits.IdToken === 'minutes';
      return PreventUserExistenceErrors !== 'ENABLED' || EnableTokenRevocation !== true || !short;
    },
    careless: (resource) => (properties(resource).TokenValidityUnits.AccessToken = 'hours'),
  },
  {
    holds: 'is private and encrypted, and refuses plain HTTP',
    type: 'AWS::S3::Bucket',
    broken: (resource, context) => {
      const { PublicAccessBlockConfiguration, BucketEncryption, WebsiteConfiguration } = properties(resource);
      const isPrivate = JSON.stringify(PublicAccessBlockConfiguration) === JSON.stringify(nothingPublic);
      return (
        !isPrivate || !BucketEncryption || WebsiteConfiguration !== undefined || !refusesPlainHttp(context)
      );
    },
    careless: (resource) => (properties(resource).PublicAccessBlockConfiguration.BlockPublicPolicy = false),
  },
  {
    holds: 'lets our pages send and read files, and no page anything else',
    type: 'AWS::S3::Bucket',
    broken: (resource) =>
      list<Map>(properties(resource).CorsConfiguration?.CorsRules).some(
        ({ AllowedMethods, AllowedOrigins, AllowedHeaders }) =>
          AllowedMethods.some((method: string) => !['GET', 'PUT'].includes(method)) ||
          [...AllowedOrigins, ...AllowedHeaders].some(
            (value: string) => value === '*' || value.startsWith('http:'),
          ),
      ),
    careless: (resource) =>
      (properties(resource).CorsConfiguration = {
        CorsRules: [{ AllowedMethods: ['PUT'], AllowedOrigins: ['*'], AllowedHeaders: [] }],
      }),
  },
  {
    holds: 'deletes unfinished uploads',
    type: 'AWS::S3::Bucket',
    concerns: holdsData,
    broken: (resource) =>
      !list<Map>(properties(resource).LifecycleConfiguration?.Rules).some(
        ({ AbortIncompleteMultipartUpload }) => AbortIncompleteMultipartUpload,
      ),
    careless: (resource) => delete properties(resource).LifecycleConfiguration,
  },
  {
    holds: 'is encrypted, refuses plain HTTP, and retains failures for two weeks',
    type: 'AWS::SQS::Queue',
    broken: (resource, context) => {
      const { SqsManagedSseEnabled, KmsMasterKeyId, MessageRetentionPeriod } = properties(resource);
      return (
        !(SqsManagedSseEnabled === true || KmsMasterKeyId) ||
        MessageRetentionPeriod !== 1_209_600 ||
        !refusesPlainHttp(context)
      );
    },
    careless: (resource) => delete properties(resource).SqsManagedSseEnabled,
  },
  {
    holds: 'refuses plain HTTP',
    type: 'AWS::SNS::Topic',
    broken: (_, context) => !refusesPlainHttp(context),
    careless: (_, { beside }) => {
      for (const [id, { Type }] of Object.entries(beside))
        if (Type === 'AWS::SNS::TopicPolicy') delete beside[id];
    },
  },
];
