import { Duration } from 'aws-cdk-lib';
import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { scopes } from '#functions/shared/data/table';
import { objectPrefixes } from '#functions/shared/files/environment';
import { AuditCopies } from './constructs/audit-copies.ts';
import { AssetBucket } from './constructs/asset-bucket.ts';
import { AppFunction } from './constructs/app-function.ts';
import { releaseGradually } from './constructs/canary-release.ts';
import { grantRevocationToTrigger } from './constructs/grants.ts';
import { FileKeys } from './constructs/file-keys.ts';
import { StripeSecret } from './constructs/stripe-secret.ts';
import { TenantTable } from './constructs/tenant-table.ts';
import { Users } from './constructs/users.ts';
import { AppStack, type AppStackProps } from './app-stack.ts';
import type { MailStack } from './mail-stack.ts';
import { isProtected, removalPolicy } from './stage.ts';

const auditAndMail = [scopes.audit, scopes.mail];

export class DataStack extends AppStack {
  readonly table: TenantTable;
  readonly assets: AssetBucket;
  readonly auditCopies: AuditCopies;
  readonly fileKeys: FileKeys;
  readonly stripe: StripeSecret;
  readonly userPool: UserPool;
  readonly webClient: UserPoolClient;
  /** It throws to refuse, so its errors are no failures. */
  readonly signUpGuard: AppFunction;

  constructor(scope: Construct, id: string, props: AppStackProps & { mail?: MailStack | undefined }) {
    super(scope, id, props);
    const policy = removalPolicy(props.stage);

    const deletionProtection = isProtected(props.stage, id);

    this.table = new TenantTable(this, 'Tenants', {
      removalPolicy: policy,
      deletionProtection,
      maximum: props.stage.tableMaximum,
      namesThrottledKeys: props.stage.isWatchedClosely,
    });

    this.assets = new AssetBucket(this, 'Assets', { removalPolicy: policy, domain: props.stage.domain });
    this.allowDistributionsToRead();

    this.auditCopies = new AuditCopies(this, 'AuditCopies', {
      removalPolicy: policy,
      locked: props.stage.locksAudit ?? false,
    });

    this.fileKeys = new FileKeys(this, 'FileKeys', props.stage);

    this.stripe = new StripeSecret(this, 'Stripe', {
      stageName: props.stage.name,
      retainData: props.stage.retainData,
    });

    this.signUpGuard = this.addSignUpGuard();
    const postConfirmation = this.addPostConfirmation();
    const preToken = releaseGradually(this.addPreToken());
    const triggers = { preSignUp: this.signUpGuard, postConfirmation, preToken };
    const configurationSetName = props.mail?.sending.configurationSetName;
    const pools = props.stage.userPools.map(
      (name) => new Users(this, `Users${name}`, { deletionProtection, configurationSetName, triggers }),
    );
    ({ pool: this.userPool, webClient: this.webClient } = pools[0]!);
    grantRevocationToTrigger(
      pools.map(({ pool }) => pool),
      postConfirmation,
    );
  }

  /** Allows any distribution of this account, because naming ours, in a later stack, would be a circle. */
  private allowDistributionsToRead(): void {
    this.assets.bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject'],
        resources: [objectPrefixes.published, objectPrefixes.private].map((prefix) =>
          this.assets.bucket.arnForObjects(`${prefix}*`),
        ),
        conditions: {
          StringEquals: { 'aws:SourceAccount': this.account },
          ArnLike: { 'aws:SourceArn': `arn:${this.partition}:cloudfront::${this.account}:distribution/*` },
        },
      }),
    );
  }

  private addSignUpGuard(): AppFunction {
    const guard = new AppFunction(this, 'PreSignUp', {
      bundle: 'pre-sign-up',
      description: 'Demands a solved captcha for the address before a sign-up mails a code there',
      errorImpact: 'New users cannot sign up',
      timeout: Duration.seconds(5),
    });
    this.table.grantReadWriteWithin(guard, [scopes.captcha, scopes.rate, scopes.secret]);
    return guard;
  }

  private addPostConfirmation(): AppFunction {
    const fn = new AppFunction(this, 'PostConfirmation', {
      bundle: 'post-confirmation',
      description:
        'Writes the profile of a newly confirmed user; ends every session after a password was reset',
      errorImpact: 'New users cannot finish signing up, and forgotten passwords cannot be reset',
      timeout: Duration.seconds(5),
    });
    this.table.grantReadWriteWithin(fn, [scopes.user, ...auditAndMail]);
    return fn;
  }

  private addPreToken(): AppFunction {
    const fn = new AppFunction(this, 'PreTokenGeneration', {
      bundle: 'pre-token-generation',
      description:
        'Puts the active organization and role into the ID token, and lets renewed tokens not act on the account',
      errorImpact: 'Nobody can sign in or refresh their session',
      timeout: Duration.seconds(5),
    });
    // A changed address is updated in every membership.
    this.table.grantReadWriteWithin(fn, [scopes.user, scopes.organization, ...auditAndMail]);
    return fn;
  }
}
