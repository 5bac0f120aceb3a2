import { Duration } from 'aws-cdk-lib';
import {
  AccountRecovery,
  ClientAttributes,
  FeaturePlan,
  LambdaVersion,
  Mfa,
  StringAttribute,
  UserPool,
  UserPoolEmail,
  UserPoolOperation,
  type UserPoolClient,
} from 'aws-cdk-lib/aws-cognito';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { limits } from '#contract/rules/limits';
import { sessionDays, tokenMinutes } from '#contract/resources/session';
import { scopes } from '#functions/shared/data/table';
import { objectPrefixes } from '#functions/shared/files/environment';
import { AssetBucket } from './constructs/asset-bucket.ts';
import { suppress } from './constructs/suppressed-findings.ts';
import { AppFunction } from './constructs/app-function.ts';
import { releaseGradually } from './constructs/canary-release.ts';
import { grantRevocationToTrigger } from './constructs/grants.ts';
import { FileKeys } from './constructs/file-keys.ts';
import { StripeSecret } from './constructs/stripe-secret.ts';
import { TenantTable } from './constructs/tenant-table.ts';
import { AppStack, type AppStackProps } from './app-stack.ts';
import type { MailStack } from './mail-stack.ts';
import { isProtected, mailDomain, removalPolicy } from './stage.ts';

export class DataStack extends AppStack {
  readonly table: TenantTable;
  readonly assets: AssetBucket;
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

    this.fileKeys = new FileKeys(this, 'FileKeys', props.stage);

    this.stripe = new StripeSecret(this, 'Stripe', {
      stageName: props.stage.name,
      retainData: props.stage.retainData,
    });

    this.userPool = new UserPool(this, 'Users', {
      // The plan below this one cannot change access tokens.
      featurePlan: FeaturePlan.ESSENTIALS,
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      // Nobody gains access by an address that is not verified.
      keepOriginal: { email: true },
      standardAttributes: { email: { required: true, mutable: true }, fullname: { mutable: true } },
      customAttributes: {
        organization_id: new StringAttribute({ mutable: true }),
        roles: new StringAttribute({ mutable: true }),
      },
      passwordPolicy: {
        minLength: limits.passwordLength,
        requireDigits: false,
        requireLowercase: false,
        requireUppercase: false,
        requireSymbols: false,
      },
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { sms: false, otp: true },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      ...this.mails(props.mail),
      deletionProtection,
      removalPolicy: policy,
    });
    suppress(this.userPool, {
      'AwsSolutions-COG1':
        'Passwords are judged by their length alone: OWASP ASVS 5.0 asks for that (6.2.1) and against rules about kinds of characters (6.2.5)',
      'AwsSolutions-COG2':
        'A second factor is offered to everybody and left to each person, as the product promises; codes come from an app, never by text message',
      'AwsSolutions-COG8':
        'The Plus plan costs by the monthly user. Without it: no text messages, SRP instead of sent passwords, tokens of 15 minutes, and no answer that tells who has an account',
    });
    this.webClient = this.addWebClient();
    this.signUpGuard = this.addSignUpGuard();
    this.addTriggers();
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

  /** Without a domain, Cognito's sender is limited to 50 mails a day. */
  private mails(mail: MailStack | undefined) {
    const { domain, mailFrom } = this.stage;
    if (!domain) return {};
    const { configurationSetName } = mail?.sending ?? {};
    const sesVerifiedDomain = mailDomain(this.stage);
    const sender = {
      fromEmail: mailFrom,
      fromName: 'Refdeck',
      sesRegion: this.region,
      sesVerifiedDomain,
      ...(configurationSetName && { configurationSetName }),
    };
    return { email: UserPoolEmail.withSES(sender) };
  }

  private addWebClient(): UserPoolClient {
    return this.userPool.addClient('Web', {
      authFlows: { userSrp: true },
      disableOAuth: true,
      generateSecret: false,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.minutes(tokenMinutes),
      idTokenValidity: Duration.minutes(tokenMinutes),
      refreshTokenValidity: Duration.days(sessionDays),
      // A replaced refresh token works this long, for lost responses and concurrent calls.
      refreshTokenRotationGracePeriod: Duration.seconds(30),
      readAttributes: new ClientAttributes().withStandardAttributes({
        email: true,
        emailVerified: true,
        fullname: true,
      }),
      // An empty list would let users write custom:roles themselves.
      writeAttributes: new ClientAttributes().withStandardAttributes({ email: true, fullname: true }),
    });
  }

  private addSignUpGuard(): AppFunction {
    const guard = new AppFunction(this, 'PreSignUp', {
      bundle: 'pre-sign-up',
      description: 'Demands a solved captcha for the address before a sign-up mails a code there',
      errorImpact: 'New users cannot sign up',
      timeout: Duration.seconds(5),
    });
    this.userPool.addTrigger(UserPoolOperation.PRE_SIGN_UP, guard);
    this.table.grantReadWriteWithin(guard, [scopes.captcha, scopes.rate, scopes.secret]);
    return guard;
  }

  private addTriggers(): void {
    const postConfirmation = new AppFunction(this, 'PostConfirmation', {
      bundle: 'post-confirmation',
      description:
        'Writes the profile of a newly confirmed user; ends every session after a password was reset',
      errorImpact: 'New users cannot finish signing up, and forgotten passwords cannot be reset',
      timeout: Duration.seconds(5),
    });
    const preToken = new AppFunction(this, 'PreTokenGeneration', {
      bundle: 'pre-token-generation',
      description:
        'Puts the active organization and role into the ID token, and lets renewed tokens not act on the account',
      errorImpact: 'Nobody can sign in or refresh their session',
      timeout: Duration.seconds(5),
    });
    this.userPool.addTrigger(UserPoolOperation.POST_CONFIRMATION, postConfirmation);
    // Only the second version may take scopes out of access tokens.
    this.userPool.addTrigger(
      UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG,
      releaseGradually(preToken),
      LambdaVersion.V2_0,
    );
    const auditAndMail = [scopes.audit, scopes.mail];
    this.table.grantReadWriteWithin(postConfirmation, [scopes.user, ...auditAndMail]);
    grantRevocationToTrigger(this.userPool, postConfirmation);
    // A changed address is updated in every membership.
    this.table.grantReadWriteWithin(preToken, [scopes.user, scopes.organization, ...auditAndMail]);
  }
}
