import { ArnFormat, CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { OidcProviderNative, PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { smokeSecretName } from './stage.ts';

const issuer = 'token.actions.githubusercontent.com';
const audience = 'sts.amazonaws.com';

const bootstrapRoles = ['deploy-role', 'file-publishing-role', 'lookup-role'];

interface PipelineStackProps extends StackProps {
  /** `owner@id/name@id`, or `owner/name` if the repository is older than July 2026. */
  repository: string;
  stages: string[];
  regions: string[];
  /** An account can have only one provider for GitHub. */
  providerArn?: string | undefined;
}

/** GitHub issues a token for each run, so no key is stored. */
export class PipelineStack extends Stack {
  constructor(scope: Construct, id: string, props: PipelineStackProps) {
    super(scope, id, props);
    checkRepository(props.repository);
    const provider =
      props.providerArn ??
      new OidcProviderNative(this, 'GitHub', { url: `https://${issuer}`, clientIds: [audience] })
        .oidcProviderArn;
    for (const stage of props.stages) this.addRole(stage, provider, props);
  }

  /** Only a person's deployment reads Stripe's key, so it is not granted here. */
  private addLooks(role: Role, stage: string, regions: string[]): void {
    role.addToPolicy(
      new PolicyStatement({
        actions: [
          'cloudfront:ListDistributions',
          'lambda:GetAccountSettings',
          'route53:GetHostedZone',
          'ses:GetAccount',
        ],
        resources: ['*'],
      }),
    );
    role.addToPolicy(
      new PolicyStatement({
        actions: ['ssm:GetParameter'],
        resources: regions.map((region) =>
          this.formatArn({ service: 'ssm', region, resource: 'parameter', resourceName: 'cdk-bootstrap/*' }),
        ),
      }),
    );
    role.addToPolicy(
      new PolicyStatement({
        actions: ['secretsmanager:GetSecretValue'],
        resources: [
          this.formatArn({
            service: 'secretsmanager',
            region: regions[0]!,
            resource: 'secret',
            resourceName: `${smokeSecretName(stage)}-*`,
            arnFormat: ArnFormat.COLON_RESOURCE_NAME,
          }),
        ],
      }),
    );
    role.addToPolicy(
      new PolicyStatement({
        actions: ['AdminCreateUser', 'AdminSetUserPassword'].map((action) => `cognito-idp:${action}`),
        resources: [
          this.formatArn({
            service: 'cognito-idp',
            region: regions[0]!,
            resource: 'userpool',
            resourceName: '*',
          }),
        ],
      }),
    );
  }

  private addRole(stage: string, provider: string, { repository, regions }: PipelineStackProps): void {
    const role = new Role(this, `Deploy-${stage}`, {
      roleName: `refdeck-deploy-${stage}-${this.region}`,
      description: `Deploys ${stage}: what GitHub runs for ${repository}, on main, in the environment ${stage}`,
      // A session covers a deployment, its smoke test and a rollback.
      maxSessionDuration: Duration.hours(2),
      assumedBy: new WebIdentityPrincipal(provider, {
        StringEquals: {
          [`${issuer}:aud`]: audience,
          [`${issuer}:sub`]: `repo:${repository}:environment:${stage}`,
          [`${issuer}:ref`]: 'refs/heads/main',
        },
      }),
    });
    role.addToPolicy(
      new PolicyStatement({
        actions: ['sts:AssumeRole'],
        resources: regions.flatMap((region) =>
          bootstrapRoles.map((name) =>
            this.formatArn({
              service: 'iam',
              region: '',
              resource: 'role',
              resourceName: `cdk-hnb659fds-${name}-${this.account}-${region}`,
            }),
          ),
        ),
      }),
    );
    // The deployment waits for SES to verify the sender.
    role.addToPolicy(
      new PolicyStatement({
        actions: ['cloudformation:DescribeStacks', 'ses:GetEmailIdentity'],
        resources: ['*'],
      }),
    );
    this.addLooks(role, stage, regions);
    new CfnOutput(this, `Role-${stage}`, { value: role.roleArn });
  }
}

/** The name becomes part of a condition, where a pattern would admit other repositories. */
function checkRepository(repository: string): void {
  if (/^[\w-]+(@\d+)?\/[\w.-]+(@\d+)?$/.test(repository)) return;
  throw new Error(
    `REFDECK_REPOSITORY is "${repository}": write owner@id/name@id, or owner/name for a repository from before July 2026 that was not renamed or transferred since (docs/operations/deploy.md)`,
  );
}
