import { CrossStackReferences, Duration, ReferenceStrength, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { errorStatus, type ErrorBody } from '#contract/primitives/error';
import { approvalPageRoutes } from '#contract/permission/approval-page';
import { captchaRoutes } from '#contract/resources/captcha';
import { eventRoutes } from '#contract/resources/event';
import { routes } from '#contract/index';
import { edgeRegion } from '../regions.ts';
import { stageOf } from '../app-stack.ts';
import { firewallLogRetention } from './log-retention.ts';

/** Per address in five minutes; `docs/decisions/0032` has the arithmetic. */
export const addressLimits = {
  all: 20_000,
  sessions: 2_000,
  visits: 1_500,
  anonymousWrites: 300,
  captchas: 40,
};

/** These rules only count, because users write HTML of up to 256 KB. Schemas check bodies. */
export const countedRules = [
  'SizeRestrictions_BODY',
  'CrossSiteScripting_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
  'EC2MetaDataSSRF_BODY',
];

export const visitEventRoutes = routes.filter(({ path }) => path === eventRoutes.sendEvents.path);

/** Routes that write without a sign-in. Stripe's calls are signed, and visits have a limit of their own. */
export const anonymousWrites = routes.filter(
  ({ access, method, signedBy, session, path }) =>
    access === 'public' && method !== 'GET' && !signedBy && !session && path !== eventRoutes.sendEvents.path,
);

/** Each opened workspace page requests tokens from Cognito, whose quota all tenants share. */
export const sessionRoutes = routes.filter(({ session }) => session);

/** Each sign-up needs one, and the user pool itself is behind no firewall. */
export const captchaReads = routes.filter(({ path }) => path === captchaRoutes.getCaptcha.path);

type Rule = CfnWebACL.RuleProperty;
type Statement = CfnWebACL.StatementProperty;

const tooMany = 'TooManyRequests';

export class Firewall extends Construct {
  readonly arn: string;
  readonly blocked: Metric;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const text = 'Too many requests. Please try again in a few minutes.';
    const body: ErrorBody = { Error: text, error: text, code: 'RATE_LIMITED', requestId: 'none' };
    const acl = new CfnWebACL(this, 'Acl', {
      name: firewallName(this),
      description: 'Before the distribution: known attacks and floods',
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      // AWS reserves the name `All`.
      visibilityConfig: seenAs(firewallName(this)),
      customResponseBodies: {
        [tooMany]: { contentType: 'APPLICATION_JSON', content: JSON.stringify(body) },
      },
      // The cheapest rules come first, because a refused request ends the evaluation.
      rules: [
        managed('AmazonIpReputationList'),
        rate('EachAddress', addressLimits.all),
        rate('Sessions', addressLimits.sessions, writesTo(sessionRoutes)),
        rate('Visits', addressLimits.visits, writesTo(visitEventRoutes)),
        rate('Captchas', addressLimits.captchas, callsOf(captchaReads)),
        rate(
          'AnonymousWrites',
          addressLimits.anonymousWrites,
          writesTo([...anonymousWrites, approvalPageRoutes.answerRequest]),
        ),
        managed('KnownBadInputsRuleSet'),
        managed('CommonRuleSet', countedRules),
      ].map((rule, priority) => ({ ...rule, priority })),
    });
    // A strong reference needs a function in each of the two regions.
    CrossStackReferences.of(acl).produce(ReferenceStrength.WEAK);
    this.arn = acl.attrArn;
    this.blocked = new Metric({
      namespace: 'AWS/WAFV2',
      metricName: 'BlockedRequests',
      dimensionsMap: { WebACL: firewallName(this), Rule: 'ALL' },
      statistic: 'Sum',
      period: Duration.minutes(5),
    });
    this.logBlocked(acl);
  }

  /** Refused requests only, without tokens, so that a wrong rule can be found. */
  private logBlocked(acl: CfnWebACL): void {
    const logGroupName = `aws-waf-logs-${firewallName(this)}`;
    const group = new LogGroup(this, 'Blocked', {
      logGroupName,
      retention: firewallLogRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const header = (Name: string) => ({ singleHeader: { Name } });
    const logging = new CfnLoggingConfiguration(this, 'Logging', {
      resourceArn: acl.attrArn,
      // The service rejects the ":*" at the end of the group's ARN.
      logDestinationConfigs: [
        Stack.of(this).formatArn({ service: 'logs', resource: `log-group:${logGroupName}` }),
      ],
      // The log leaves out credentials, queries and paths, because an approval's path is a secret.
      redactedFields: [
        header('authorization'),
        header('cookie'),
        header('referer'),
        { queryString: {} },
        { uriPath: {} },
      ],
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [
          {
            Behavior: 'KEEP',
            Requirement: 'MEETS_ANY',
            Conditions: [{ ActionCondition: { Action: 'BLOCK' } }],
          },
        ],
      },
    });
    logging.node.addDependency(group);
  }
}

/** All firewalls of an account are in one region, so the name contains the stage's region. */
function firewallName(scope: Construct): string {
  const { name, region } = stageOf(scope);
  return `refdeck-${name}-${region}`;
}

export const firewallArns = (scope: Construct): string =>
  Stack.of(scope).formatArn({
    service: 'wafv2',
    region: edgeRegion,
    resource: `global/webacl/${firewallName(scope)}`,
    resourceName: '*',
  });

/** Samples are off because they would show whole requests, tokens included. */
const seenAs = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
});

function managed(name: string, counted: readonly string[] = []): Omit<Rule, 'priority'> {
  const ruleActionOverrides = counted.map((rule) => ({ name: rule, actionToUse: { count: {} } }));
  return {
    name,
    overrideAction: { none: {} },
    visibilityConfig: seenAs(name),
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name: `AWSManagedRules${name}`,
        ...(counted.length > 0 && { ruleActionOverrides }),
      },
    },
  };
}

function rate(name: string, limit: number, scopeDownStatement?: Statement): Omit<Rule, 'priority'> {
  return {
    name,
    action: {
      block: {
        customResponse: {
          responseCode: errorStatus.RATE_LIMITED,
          customResponseBodyKey: tooMany,
          responseHeaders: [{ name: 'retry-after', value: '300' }],
        },
      },
    },
    visibilityConfig: seenAs(name),
    statement: {
      rateBasedStatement: {
        limit,
        evaluationWindowSec: 300,
        aggregateKeyType: 'IP',
        ...(scopeDownStatement && { scopeDownStatement }),
      },
    },
  };
}

function callsOf(called: readonly { path: string }[]): Statement {
  const paths = [...new Set(called.map(({ path }) => path.replaceAll(/\{\w+\}/g, '[^/]+')))];
  const writtenSomehow = ['URL_DECODE', 'NORMALIZE_PATH', 'LOWERCASE'].map((type, priority) => ({
    type,
    priority,
  }));
  return {
    regexMatchStatement: {
      regexString: `^(${paths.join('|')})/?$`.toLowerCase(),
      fieldToMatch: { uriPath: {} },
      textTransformations: writtenSomehow,
    },
  };
}

function writesTo(written: readonly { path: string }[]): Statement {
  return {
    andStatement: {
      statements: [
        callsOf(written),
        {
          notStatement: {
            statement: {
              byteMatchStatement: {
                searchString: 'GET',
                positionalConstraint: 'EXACTLY',
                fieldToMatch: { method: {} },
                textTransformations: [{ type: 'NONE', priority: 0 }],
              },
            },
          },
        },
      ],
    },
  };
}
