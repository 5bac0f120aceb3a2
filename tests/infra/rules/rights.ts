import { list, properties, type Map, type ResourceContext, type Rule } from './rule.ts';
import type { Resource } from '../templates.ts';

/** CDK provides the code and the roles of these functions (docs/security/accepted-findings.md). */
const isCdks = (_: Resource, { id }: ResourceContext): boolean => id.startsWith('Custom');
const isOurs = (resource: Resource, context: ResourceContext): boolean => !isCdks(resource, context);

interface Granted {
  Effect: string;
  Action?: string | string[];
  NotAction?: unknown;
  Resource?: unknown;
  NotResource?: unknown;
}

const statementsOf = (resource: Resource): Granted[] => {
  const { PolicyDocument, Policies = [] } = properties(resource);
  const documents = [PolicyDocument, ...Policies.map((policy: Map) => policy.PolicyDocument)].filter(Boolean);
  return documents.flatMap((document: Map) => document.Statement as Granted[]);
};

/** Traces and AWS Backup use these actions. */
const takesNoResource =
  /^(xray:Put\w+|events:ListRules|cloudwatch:GetMetricData|s3:ListAllMyBuckets|tag:GetResources)$/;

const isOpen = ({ Effect, Action, NotAction, Resource, NotResource }: Granted): boolean => {
  if (Effect !== 'Allow') return false;
  if (NotAction || NotResource) return true;
  if (list(Action).some((action) => action.includes('*'))) return true;
  return list(Resource).includes('*') && !list(Action).every((action) => takesNoResource.test(action));
};

export const rightsRules: Rule[] = [
  {
    holds: 'writes its log to a group with a retention',
    type: 'AWS::Lambda::Function',
    // The log groups of CDK's providers cannot be set. These run during deployments only, and their logs hold no personal data.
    concerns: (_, { id }) => !/^Custom(S3AutoDelete|CrossRegionExport)/.test(id),
    broken: (resource, { beside }) => {
      const group = beside[properties(resource).LoggingConfig?.LogGroup?.Ref];
      return !group || !(properties(group).RetentionInDays > 0);
    },
    careless: (resource) => delete properties(resource).LoggingConfig,
  },
  {
    holds: 'has a retention',
    type: 'AWS::Logs::LogGroup',
    broken: (resource) => !(properties(resource).RetentionInDays > 0),
    careless: (resource) => delete properties(resource).RetentionInDays,
  },
  {
    holds: 'has no secret in its environment',
    type: 'AWS::Lambda::Function',
    broken: (resource) =>
      /resolve:secretsmanager|sk_(live|test)_|whsec_|AKIA/.test(
        JSON.stringify(properties(resource).Environment ?? {}),
      ),
    careless: (resource) =>
      (properties(resource).Environment = { Variables: { KEY: '{{resolve:secretsmanager:x}}' } }),
  },
  {
    holds: 'admits calls from one service and one source',
    type: 'AWS::Lambda::Permission',
    broken: (resource) => {
      const { Principal, SourceArn } = properties(resource);
      return !/^[a-z-]+\.amazonaws\.com$/.test(String(Principal)) || !SourceArn || SourceArn === '*';
    },
    careless: (resource) => delete properties(resource).SourceArn,
  },
  {
    holds: 'grants no wildcard action and no right on every resource',
    type: 'AWS::IAM::Policy',
    concerns: isOurs,
    broken: (resource) => statementsOf(resource).some(isOpen),
    careless: (resource) =>
      properties(resource).PolicyDocument.Statement.push({
        Effect: 'Allow',
        Action: 's3:GetObject',
        Resource: '*',
      }),
  },
  {
    holds: 'has no managed and no inline policy',
    type: 'AWS::IAM::Role',
    concerns: isOurs,
    broken: (resource) =>
      list(properties(resource).ManagedPolicyArns).length > 0 || statementsOf(resource).some(isOpen),
    careless: (resource) =>
      (properties(resource).ManagedPolicyArns = ['arn:aws:iam::aws:policy/AdministratorAccess']),
  },
  {
    holds: 'can be assumed only by its service',
    type: 'AWS::IAM::Role',
    broken: (resource) =>
      (properties(resource).AssumeRolePolicyDocument.Statement as Map[]).some(
        ({ Principal }) => !Principal.Service || Object.keys(Principal).length > 1,
      ),
    careless: (resource) =>
      (properties(resource).AssumeRolePolicyDocument.Statement[0].Principal = { AWS: '*' }),
  },
];
