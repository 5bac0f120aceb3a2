import { Duration, Stack } from 'aws-cdk-lib';
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
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { limits } from '#contract/rules/limits';
import { sessionDays, tokenMinutes } from '#contract/resources/session';
import { stageOf } from '../app-stack.ts';
import { mailDomain, removalPolicy } from '../stage.ts';
import { suppress } from './suppressed-findings.ts';

interface UsersProps {
  deletionProtection: boolean;
  /** Without a domain, Cognito's sender is limited to 50 mails a day. */
  configurationSetName: string | undefined;
  triggers: { preSignUp: IFunction; postConfirmation: IFunction; preToken: IFunction };
}

/** The pool of all users, and the client by which our pages sign them in. */
export class Users extends Construct {
  readonly pool: UserPool;
  readonly webClient: UserPoolClient;

  constructor(scope: Construct, id: string, props: UsersProps) {
    super(scope, id);
    const stage = stageOf(this);
    this.pool = new UserPool(this, 'Pool', {
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
      ...(stage.domain && { email: this.sender(props) }),
      deletionProtection: props.deletionProtection,
      removalPolicy: removalPolicy(stage),
    });
    suppress(this.pool, {
      'AwsSolutions-COG1':
        'Passwords are judged by their length alone: OWASP ASVS 5.0 asks for that (6.2.1) and against rules about kinds of characters (6.2.5)',
      'AwsSolutions-COG2':
        'A second factor is offered to everybody and left to each person, as the product promises; codes come from an app, never by text message',
      'AwsSolutions-COG8':
        'The Plus plan costs by the monthly user. Without it: no text messages, SRP instead of sent passwords, tokens of 15 minutes, and no answer that tells who has an account',
    });
    this.webClient = this.addWebClient();
    this.addTriggers(props.triggers);
    // Others import one pool only, and an export that goes before they change stops the deployment.
    const { userPoolId, userPoolArn } = this.pool;
    for (const value of [userPoolId, userPoolArn, this.webClient.userPoolClientId])
      Stack.of(this).exportValue(value);
  }

  private sender({ configurationSetName }: UsersProps): UserPoolEmail {
    const stage = stageOf(this);
    return UserPoolEmail.withSES({
      fromEmail: stage.mailFrom,
      fromName: 'Refdeck',
      sesRegion: Stack.of(this).region,
      sesVerifiedDomain: mailDomain(stage),
      ...(configurationSetName && { configurationSetName }),
    });
  }

  private addWebClient(): UserPoolClient {
    return this.pool.addClient('Web', {
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

  private addTriggers({ preSignUp, postConfirmation, preToken }: UsersProps['triggers']): void {
    this.pool.addTrigger(UserPoolOperation.PRE_SIGN_UP, preSignUp);
    this.pool.addTrigger(UserPoolOperation.POST_CONFIRMATION, postConfirmation);
    // Only the second version may take scopes out of access tokens.
    this.pool.addTrigger(UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG, preToken, LambdaVersion.V2_0);
  }
}
