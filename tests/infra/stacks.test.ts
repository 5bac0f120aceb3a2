import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { concurrencyNeeded, neverReserved } from '#infra/concurrency';
import { approvalPageRoutes } from '#contract/permission/approval-page';
import { buyerProofRoutes } from '#contract/tender/proof-page';
import { routes } from '#contract/index';
import { publicPageRoutes, publicPagesPath, socialImageRoutes } from '#contract/site/public-page';
import { routeKey } from '#contract/primitives/route';
import { sessionDays } from '#contract/resources/session';
import { namedThrottles } from '#infra/constructs/route-throttles';
import { all, stacksOf, statementsOf, synthesizeProd, type Resource } from './templates.ts';

const { data, api, web, billing, jobs, monitoring, assemblyDir } = synthesizeProd();

describe('the user pool', () => {
  it('has no app client that may write custom attributes', () => {
    const clients = all(data, 'AWS::Cognito::UserPoolClient');
    expect(clients).toHaveLength(1);
    for (const { Properties } of clients) {
      const writable = Properties.WriteAttributes as string[];
      expect(writable.length).toBeGreaterThan(0);
      expect(writable.filter((name) => /^custom:|email_verified/.test(name))).toEqual([]);
    }
  });

  it('hides who has an account, has no implicit flow and short tokens', () => {
    data.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      PreventUserExistenceErrors: 'ENABLED',
      AllowedOAuthFlowsUserPoolClient: false,
      AllowedOAuthFlows: Match.absent(),
      EnableTokenRevocation: true,
      AccessTokenValidity: 15,
      GenerateSecret: false,
    });
  });

  it('rotates refresh tokens with a grace period of half a minute', () => {
    const [client] = all(data, 'AWS::Cognito::UserPoolClient');
    const { RefreshTokenRotation, ExplicitAuthFlows, RefreshTokenValidity, TokenValidityUnits } = client!
      .Properties as {
      RefreshTokenRotation: { Feature: string; RetryGracePeriodSeconds: number };
      ExplicitAuthFlows: string[];
      RefreshTokenValidity: number;
      TokenValidityUnits: Record<string, string>;
    };
    expect(RefreshTokenRotation.Feature).toBe('ENABLED');
    expect(RefreshTokenRotation.RetryGracePeriodSeconds).toBeGreaterThan(0);
    expect(RefreshTokenRotation.RetryGracePeriodSeconds).toBeLessThanOrEqual(30);
    // ALLOW_REFRESH_TOKEN_AUTH would renew tokens without replacing the refresh token.
    expect(ExplicitAuthFlows).toEqual(['ALLOW_USER_SRP_AUTH']);
    expect([RefreshTokenValidity, TokenValidityUnits.RefreshToken]).toEqual([sessionDays * 1_440, 'minutes']);
  });

  it('renews tokens for a function without other rights', () => {
    // It reads the secret by which it recognizes the edge.
    const others = statementsOf(api, 'Session').filter(
      (one) => !/"(logs:|xray:Put|secretsmanager:GetSecretValue)/.test(JSON.stringify(one.Action)),
    );
    expect(others).toEqual([]);
  });

  it('keeps an address until the new one is verified', () => {
    data.hasResourceProperties('AWS::Cognito::UserPool', {
      UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
      AutoVerifiedAttributes: ['email'],
      DeletionProtection: 'ACTIVE',
    });
  });

  it('calls the function that removes scopes from access tokens', () => {
    data.hasResourceProperties('AWS::Cognito::UserPool', {
      UserPoolTier: 'ESSENTIALS',
      LambdaConfig: {
        PostConfirmation: Match.anyValue(),
        PreTokenGenerationConfig: { LambdaArn: Match.anyValue(), LambdaVersion: 'V2_0' },
      },
    });
  });
});

interface Throttle {
  ThrottlingRateLimit: number;
  ThrottlingBurstLimit: number;
}

const pages = [
  ...Object.values({ ...publicPageRoutes, ...socialImageRoutes, ...buyerProofRoutes }).map(
    ({ path }) => path,
  ),
  `${publicPagesPath}/{missing+}`,
]
  .flatMap((path) => [`GET ${path}`, `HEAD ${path}`])
  .concat(['GET', 'HEAD', 'POST'].map((method) => `${method} ${approvalPageRoutes.showRequest.path}`));

const apiRoutes = () => [api, billing].flatMap((template) => all(template, 'AWS::ApiGatewayV2::Route'));

describe('the API', () => {
  it('has exactly the routes of the contract', () => {
    const made = apiRoutes().map(({ Properties }) => Properties.RouteKey as string);
    expect(made.toSorted()).toEqual([...routes.map(routeKey), ...pages].toSorted());
  });

  it('requires a token on every route that is not public', () => {
    const open = apiRoutes()
      .filter(({ Properties }) => Properties.AuthorizationType !== 'JWT')
      .map(({ Properties }) => Properties.RouteKey as string);
    const meant = routes.filter(({ access }) => access === 'public').map(routeKey);
    expect(open.toSorted()).toEqual([...meant, ...pages].toSorted());
  });

  it('sends each route to the function of its own resource', () => {
    const resources = { ...api.toJSON().Resources, ...billing.toJSON().Resources } as Record<
      string,
      Resource
    >;
    for (const route of routes) {
      const made = apiRoutes().find(({ Properties }) => Properties.RouteKey === routeKey(route));
      const target = JSON.stringify(made!.Properties.Target);
      const integration = Object.entries(resources).find(
        ([id, { Type }]) => Type === 'AWS::ApiGatewayV2::Integration' && target.includes(id),
      )!;
      const uri = JSON.stringify(integration[1].Properties.IntegrationUri);
      expect(uri.toLowerCase(), route.operation).toMatch(new RegExp(`"${route.resource}(live)?[0-9a-f]{8}"`));
    }
  });

  it('throttles each route separately, and anonymous writes more', () => {
    const [stage] = all(api, 'AWS::ApiGatewayV2::Stage');
    const { DefaultRouteSettings: otherwise, RouteSettings: named } = stage!.Properties as {
      DefaultRouteSettings: Throttle;
      RouteSettings: Record<string, Throttle>;
    };
    for (const { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst } of Object.values(named)) {
      expect(rate).toBeGreaterThan(0);
      expect(burst).toBeGreaterThanOrEqual(rate);
      expect(rate).toBeLessThan(otherwise.ThrottlingRateLimit);
    }
    // A flood of anonymous writes must not run up a bill. The webhook is in another stack, where its reserved concurrency limits it.
    const open = routes.filter(({ access, method }) => access === 'public' && method !== 'GET');
    const elsewhere = new Set(['/api/public/event', '/api/stripe/webhook']);
    for (const route of open.filter(({ path, session }) => !elsewhere.has(path) && !session)) {
      expect(named[routeKey(route)]?.ThrottlingRateLimit, route.path).toBeLessThanOrEqual(50);
    }
  });

  // A stage never forgets the throttle of a route, so a named route cannot be removed (docs/operations/runbook.md).
  it('has throttles for its own public routes only', () => {
    const [stage] = all(api, 'AWS::ApiGatewayV2::Stage');
    const named = Object.keys(stage!.Properties.RouteSettings as object);
    const open = new Set(
      all(api, 'AWS::ApiGatewayV2::Route')
        .filter(({ Properties }) => Properties.AuthorizationType !== 'JWT')
        .map(({ Properties }) => Properties.RouteKey as string),
    );
    expect(named.filter((key) => !open.has(key))).toEqual([]);
    expect(named.length).toBeLessThan(10);
    expect(named.toSorted()).toEqual([...namedThrottles().keys()].toSorted());
  });
});

describe('every function', () => {
  it('runs Node 24 on arm64 and is traced', () => {
    for (const template of [data, api, billing, jobs])
      for (const { Properties } of all(template, 'AWS::Lambda::Function'))
        expect(Properties).toMatchObject({
          Runtime: 'nodejs24.x',
          Architectures: ['arm64'],
          TracingConfig: { Mode: 'Active' },
        });
  });

  it('that anyone can call reserves a small share of concurrency', () => {
    const shares = Object.fromEntries(
      [data, api, billing, jobs].flatMap((template) =>
        Object.entries(template.findResources('AWS::Lambda::Function')).map(([id, { Properties }]) => [
          id.replace(/[0-9A-F]{8}$/, ''),
          (Properties as { ReservedConcurrentExecutions?: number }).ReservedConcurrentExecutions,
        ]),
      ),
    );
    for (const name of [
      'ReferencePage',
      'SocialImage',
      'ApprovalPage',
      'BuyerProof',
      'Public',
      'Event',
      'Captcha',
      'Contact',
      'Session',
      'Webhook',
      'ProcessUpload',
    ]) {
      expect(shares[name], name).toBeGreaterThan(0);
    }
    const reserved = Object.values(shares).reduce<number>((sum, share) => sum + (share ?? 0), 0);
    expect(reserved).toBeLessThan(500);
    // The preflight requires exactly what the templates reserve.
    expect(reserved + neverReserved).toBe(concurrencyNeeded);
  });
});

it('every stack keeps a fifth of the 500 resources that CloudFormation allows', () => {
  for (const [name, template] of stacksOf('prod'))
    expect(Object.keys(template.toJSON().Resources as object).length, name).toBeLessThanOrEqual(400);
});

describe('the deployment of the web', () => {
  it('uploads every built file once, and the configuration', () => {
    const uploaded = all(web, 'Custom::CDKBucketDeployment').flatMap(({ Properties }) => {
      const prefix = (Properties.DestinationBucketKeyPrefix as string | undefined) ?? '';
      return (Properties.SourceObjectKeys as string[]).flatMap((key) =>
        filesIn(join(assemblyDir, `asset.${key.replace('.zip', '')}`)).map((file) => join(prefix, file)),
      );
    });
    const built = filesIn(join('dist', 'web'));
    expect(built).toContain('app.html');
    expect(uploaded.toSorted()).toEqual([...built, 'config/config.json'].toSorted());
  });
});

describe('what every visitor can read', () => {
  it('contains no secret and no source', () => {
    for (const file of filesIn(join('dist', 'web'))) {
      expect(file).not.toMatch(/\.map$|\.tsx?$/);
      const text = readFileSync(join('dist', 'web', file), 'utf8');
      expect(text, file).not.toMatch(/AKIA[0-9A-Z]{16}|sk_(live|test)_|whsec_|-----BEGIN|sourceMappingURL/);
    }
  });
});

function filesIn(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)));
}

describe('the table', () => {
  it('has point-in-time recovery, deletion protection, expiry, and outlives its stack', () => {
    data.hasResource('AWS::DynamoDB::GlobalTable', {
      DeletionPolicy: 'RetainExceptOnCreate',
      Properties: {
        BillingMode: 'PAY_PER_REQUEST',
        TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
        Replicas: [
          Match.objectLike({
            DeletionProtectionEnabled: true,
            PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
          }),
        ],
      },
    });
  });

  it('has a stream that only the jobs stack reads', () => {
    const readers = { api, web, billing, jobs, monitoring };
    const reading = Object.entries(readers).filter(([, template]) =>
      /ImportValue":"[^"]*StreamArn/.test(JSON.stringify(template.toJSON())),
    );
    expect(reading.map(([name]) => name)).toEqual(['jobs']);
  });
});
