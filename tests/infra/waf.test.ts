import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { limits } from '#contract/rules/limits';
import { serverLimits } from '#contract/rules/server-limits';
import { routes } from '#contract/index';
import {
  addressLimits,
  anonymousWrites,
  captchaReads,
  countedRules,
  sessionRoutes,
  visitEventRoutes,
} from '#infra/constructs/firewall';
import { all, synthesizeProd } from './templates.ts';

const { waf, web } = synthesizeProd();

interface Rule {
  Name: string;
  Priority: number;
  Action?: { Block: { CustomResponse: { ResponseCode: number; CustomResponseBodyKey: string } } };
  OverrideAction?: unknown;
  Statement: {
    ManagedRuleGroupStatement?: {
      Name: string;
      RuleActionOverrides?: { Name: string; ActionToUse: unknown }[];
    };
    RateBasedStatement?: {
      Limit: number;
      EvaluationWindowSec: number;
      AggregateKeyType: string;
      ScopeDownStatement?: {
        RegexMatchStatement?: { RegexString: string };
        AndStatement: { Statements: Record<string, { RegexString?: string }>[] };
      };
    };
  };
  VisibilityConfig: { MetricName: string; SampledRequestsEnabled: boolean };
}

const acl = () =>
  all(waf, 'AWS::WAFv2::WebACL')[0]!.Properties as unknown as {
    Scope: string;
    Rules: Rule[];
    VisibilityConfig: Rule['VisibilityConfig'];
  };
const ruleOf = (name: string) => acl().Rules.find(({ Name }) => Name === name)!;
const rateOf = (name: string) => ruleOf(name).Statement.RateBasedStatement!;

describe('the firewall', () => {
  it('protects the distribution from the edge region', () => {
    expect(acl().Scope).toBe('CLOUDFRONT');
    web.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        WebACLId: {
          'Fn::GetStackOutput': {
            StackName: 'Refdeck-prod-Waf-eu-central-1',
            Region: 'us-east-1',
            OutputName: Match.stringLikeRegexp('FirewallAcl.*Arn'),
          },
        },
      },
    });
  });

  it('uses no name for its metrics that AWS reserves', () => {
    const names = [acl(), ...acl().Rules].map(({ VisibilityConfig }) => VisibilityConfig.MetricName);
    expect(names.filter((name) => /^(All|Default_Action)$/i.test(name))).toEqual([]);
  });

  it('blocks known attacks, and only counts rules that read user texts', () => {
    const managed = acl().Rules.flatMap(({ Statement, OverrideAction }) => {
      const group = Statement.ManagedRuleGroupStatement;
      if (group) expect(OverrideAction).toEqual({ None: {} });
      return group ? [group] : [];
    });
    expect(managed.map(({ Name }) => Name)).toEqual([
      'AWSManagedRulesAmazonIpReputationList',
      'AWSManagedRulesKnownBadInputsRuleSet',
      'AWSManagedRulesCommonRuleSet',
    ]);
    const counted = managed.flatMap(({ RuleActionOverrides = [] }) => RuleActionOverrides);
    expect(counted).toEqual(countedRules.map((Name) => ({ Name, ActionToUse: { Count: {} } })));
    // The exception covers the body only.
    for (const name of countedRules) expect(name).toMatch(/_BODY$/);
    // The rule set has its own limit of 8 KB.
    expect(serverLimits.bodyBytes).toBeGreaterThan(8 * 1024);
  });

  it('gives each rule its own priority and stores no request samples', () => {
    expect(acl().Rules.map(({ Priority }) => Priority)).toEqual(acl().Rules.map((_, index) => index));
    const seen = JSON.stringify(acl()).match(/"SampledRequestsEnabled":\w+/g)!;
    expect(new Set(seen)).toEqual(new Set(['"SampledRequestsEnabled":false']));
    expect(seen).toHaveLength(acl().Rules.length + 1);
  });

  it('limits each address to more than an office of fifty needs', () => {
    const minutes = rateOf('EachAddress').EvaluationWindowSec / 60;
    const people = 50;
    // A hurried person opens a screen every ten seconds, with six calls each.
    const working = people * minutes * (60_000 / limits.organizationRefreshMs + 6 * 6);
    // The first screen of a day loads all files.
    const arriving = people * 40;
    expect(working + arriving).toBeLessThan(addressLimits.all);
    expect(rateOf('EachAddress')).toEqual({
      Limit: addressLimits.all,
      EvaluationWindowSec: 300,
      AggregateKeyType: 'IP',
    });
  });

  it.each([
    ['AnonymousWrites', addressLimits.anonymousWrites, anonymousWrites],
    ['Sessions', addressLimits.sessions, sessionRoutes],
    ['Visits', addressLimits.visits, visitEventRoutes],
  ] as const)('limits anonymous calls more strictly, on exactly these routes: %s', (name, limit, meant) => {
    const { Limit, ScopeDownStatement } = rateOf(name);
    expect(Limit).toBe(limit);
    expect(Limit).toBeLessThanOrEqual(addressLimits.all / 10);
    const statements = ScopeDownStatement!.AndStatement.Statements;
    const { RegexString } = statements.find((one) => one.RegexMatchStatement)!.RegexMatchStatement!;
    const isMeant = (path: string) =>
      new RegExp(RegexString!).test(path.replaceAll(/\{\w+\}/g, 'id').toLowerCase());
    for (const { path } of meant) expect(isMeant(path), path).toBe(true);
    const known = new Set(meant.map(({ path }) => path as string));
    for (const { path } of routes.filter((route) => !known.has(route.path)))
      expect(isMeant(path), path).toBe(false);
    // The service refuses longer ones.
    expect(RegexString!.length).toBeLessThanOrEqual(512);
    expect(JSON.stringify(statements)).toContain('"NotStatement":{"Statement":{"ByteMatchStatement":{');
  });

  it('lets one address solve captchas for fewer sign-ups than exhaust the hour alone', () => {
    const { Limit, EvaluationWindowSec, ScopeDownStatement } = rateOf('Captchas');
    const path = new RegExp(ScopeDownStatement!.RegexMatchStatement!.RegexString);
    expect(routes.filter((route) => path.test(route.path.toLowerCase()))).toEqual(captchaReads);
    expect(captchaReads).toHaveLength(1);
    expect((Limit * 3_600) / EvaluationWindowSec).toBeLessThan(serverLimits.signUpsPerHour);
  });

  it('limits every write that needs no token, signature or page', () => {
    const open = routes.filter(
      ({ access, method, signedBy }) => access === 'public' && method !== 'GET' && !signedBy,
    );
    const rated = [...anonymousWrites, ...sessionRoutes, ...visitEventRoutes];
    const held = new Set<string>(rated.map(({ operation }) => operation));
    expect(open.map(({ operation }) => operation).filter((operation) => !held.has(operation))).toEqual([]);
  });

  it('responds to a throttled caller as the API would', () => {
    const { CustomResponse } = ruleOf('EachAddress').Action!.Block;
    expect(CustomResponse.ResponseCode).toBe(429);
    const bodies = all(waf, 'AWS::WAFv2::WebACL')[0]!.Properties.CustomResponseBodies as Record<
      string,
      { Content: string }
    >;
    expect(JSON.parse(bodies[CustomResponse.CustomResponseBodyKey]!.Content)).toMatchObject({
      code: 'RATE_LIMITED',
    });
  });

  it('logs blocked requests for thirty days, without credentials', () => {
    waf.hasResourceProperties('AWS::Logs::LogGroup', {
      LogGroupName: 'aws-waf-logs-refdeck-prod-eu-central-1',
      RetentionInDays: 30,
    });
    const { Properties } = all(waf, 'AWS::WAFv2::LoggingConfiguration')[0]!;
    expect(Properties.LoggingFilter).toMatchObject({
      DefaultBehavior: 'DROP',
      Filters: [{ Behavior: 'KEEP', Conditions: [{ ActionCondition: { Action: 'BLOCK' } }] }],
    });
    expect(Properties.RedactedFields).toEqual([
      { SingleHeader: { Name: 'authorization' } },
      { SingleHeader: { Name: 'cookie' } },
      { SingleHeader: { Name: 'referer' } },
      { QueryString: {} },
      // The path of an approval page grants access to it.
      { UriPath: {} },
    ]);
    expect(JSON.stringify(Properties.LogDestinationConfigs)).toMatch(
      /log-group:aws-waf-logs-refdeck-prod-eu-central-1"/,
    );
  });
});
