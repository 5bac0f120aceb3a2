import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { PipelineStack } from '#infra/pipeline-stack';

const repository = 'octo-org@123456/refdeck@456789';
const region = 'eu-central-1';
const issuer = 'token.actions.githubusercontent.com';

const template = (named = repository) =>
  Template.fromStack(
    new PipelineStack(new App(), 'Pipeline', {
      repository: named,
      stages: ['dev', 'prod'],
      regions: [region, 'us-east-1'],
      env: { region },
    }),
  );

interface Statement {
  Action: unknown;
  Resource: unknown;
}

interface Trust {
  Effect: string;
  Action: string;
  Principal: { Federated: unknown };
  Condition: Record<string, Record<string, string>>;
}

const trustOf = (stage: string): Trust[] => {
  const roles = Object.values(template().findResources('AWS::IAM::Role'));
  const role = roles.find(({ Properties }) => Properties.RoleName === `refdeck-deploy-${stage}-${region}`)!;
  return role.Properties.AssumeRolePolicyDocument.Statement as Trust[];
};

/** Returns true if the claims of a token satisfy every condition exactly, as STS requires. */
function admits(stage: string, claims: Record<string, string>): boolean {
  return trustOf(stage).some(({ Effect, Action, Condition }) => {
    expect(Effect).toBe('Allow');
    expect(Action).toBe('sts:AssumeRoleWithWebIdentity');
    // No condition may be a pattern.
    expect(Object.keys(Condition)).toEqual(['StringEquals']);
    return Object.entries(Condition.StringEquals!).every(([key, value]) => {
      expect(value).not.toMatch(/[*?]/);
      return claims[key.replace(`${issuer}:`, '')] === value;
    });
  });
}

const claims = (stage: string, changed: Record<string, string> = {}) => ({
  aud: 'sts.amazonaws.com',
  sub: `repo:${repository}:environment:${stage}`,
  ref: 'refs/heads/main',
  ...changed,
});

describe('the role that deploys a stage', () => {
  it('accepts the main branch of this repository in the stage’s environment', () => {
    expect(admits('dev', claims('dev'))).toBe(true);
    expect(admits('prod', claims('prod'))).toBe(true);
  });

  it.each([
    ['another stage’s environment', claims('dev')],
    ['no environment', claims('prod', { sub: `repo:${repository}:ref:refs/heads/main` })],
    ['a pull request, of a fork or not', claims('prod', { sub: `repo:${repository}:pull_request` })],
    ['a fork', claims('prod', { sub: 'repo:someone@99/refdeck@100:environment:prod' })],
    [
      'a repository that took the name over',
      claims('prod', { sub: 'repo:octo-org@7/refdeck@8:environment:prod' }),
    ],
    ['a longer name', claims('prod', { sub: `repo:${repository}:environment:prod-2` })],
    ['another branch', claims('prod', { ref: 'refs/heads/feature' })],
    ['a tag called main', claims('prod', { ref: 'refs/tags/main' })],
    ['another audience', claims('prod', { aud: 'https://github.com/octo-org' })],
  ])('refuses %s', (_who, presented) => {
    expect(admits('prod', presented)).toBe(false);
  });

  it('may assume the bootstrap roles, read the account, prepare the smoke test, and nothing else', () => {
    const policies = Object.values(template().findResources('AWS::IAM::Policy'));
    expect(policies).toHaveLength(2);
    for (const { Properties } of policies) {
      const statements = Properties.PolicyDocument.Statement as Statement[];
      expect(statements).toHaveLength(6);
      const [assume, list, ...questions] = statements as [Statement, Statement, ...Statement[]];
      expect(assume.Action).toBe('sts:AssumeRole');
      expect(list).toMatchObject({
        Action: ['cloudformation:DescribeStacks', 'ses:GetEmailIdentity'],
        Resource: '*',
      });
      expect(
        questions.flatMap(({ Action }) => Action as string[] | string).toSorted((a, b) => a.localeCompare(b)),
      ).toEqual([
        'cloudfront:ListDistributions',
        'cognito-idp:AdminCreateUser',
        'cognito-idp:AdminSetUserPassword',
        'lambda:GetAccountSettings',
        'route53:GetHostedZone',
        'secretsmanager:GetSecretValue',
        'ses:GetAccount',
        'ssm:GetParameter',
      ]);
      expect(JSON.stringify(questions)).toMatch(/:secret:refdeck\/(dev|prod)\/smoke-\*/);
      const names = (assume.Resource as object[]).map((each) => JSON.stringify(each));
      expect(names).toHaveLength(6);
      for (const name of names)
        expect(name).toMatch(
          /:role\/cdk-hnb659fds-(deploy|file-publishing|lookup)-role-".*(eu-central-1|us-east-1)"\]\]\}$/,
        );
    }
    for (const { Properties } of Object.values(template().findResources('AWS::IAM::Role')))
      expect(Properties.ManagedPolicyArns).toBeUndefined();
  });

  it.each(['octo-org/*', '*', 'octo-org', 'octo-org/refdeck:pull_request', 'octo?/refdeck'])(
    'is not made for a repository written as %s',
    (named) => expect(() => template(named)).toThrow('REFDECK_REPOSITORY'),
  );
});
