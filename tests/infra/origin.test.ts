import { describe, expect, it } from 'vitest';
import { actions, all, granteesOf, statementsOf, synthesizeProd, type Resource } from './templates.ts';

const { api, web, billing, jobs } = synthesizeProd();

function routed(): Resource[] {
  return [api, billing].flatMap((template) => {
    const uris = JSON.stringify(
      all(template, 'AWS::ApiGatewayV2::Integration').map(({ Properties }) => Properties.IntegrationUri),
    );
    const ofAliases = Object.entries(template.findResources('AWS::Lambda::Alias')).flatMap(
      ([id, { Properties }]) =>
        uris.includes(`"${id}"`)
          ? JSON.stringify((Properties as object as { FunctionName: unknown }).FunctionName)
          : [],
    );
    return Object.entries(template.findResources('AWS::Lambda::Function'))
      .filter(([id]) => [uris, ...ofAliases].some((named) => named.includes(`"${id}"`)))
      .map(([, resource]) => resource as Resource);
  });
}

const variablesOf = ({ Properties }: Resource) =>
  (Properties.Environment as { Variables: Record<string, unknown> }).Variables;

describe('the secret between the edge and the functions', () => {
  it('is required by every routed function, which may only read it', () => {
    const integrations = [api, billing].flatMap((template) =>
      all(template, 'AWS::ApiGatewayV2::Integration'),
    );
    expect(routed().length).toBe(integrations.length);
    for (const fn of routed())
      expect(JSON.stringify(variablesOf(fn).ORIGIN_SECRET_ARN)).toMatch(/OriginSecret/);
    for (const template of [api, billing]) {
      for (const name of granteesOf(template)) {
        const own = statementsOf(template, name).filter((one) =>
          JSON.stringify(one.Resource).includes('OriginSecret'),
        );
        expect(own.flatMap(actions), name).toEqual(['secretsmanager:GetSecretValue']);
      }
    }
  });

  it('has 256 bits, is in no template and goes to API origins only', () => {
    const secret = all(api, 'AWS::SecretsManager::Secret')[0]!.Properties.GenerateSecretString as {
      PasswordLength: number;
    };
    expect(secret.PasswordLength * Math.log2(62)).toBeGreaterThanOrEqual(256);
    const { Origins } = all(web, 'AWS::CloudFront::Distribution')[0]!.Properties.DistributionConfig as {
      Origins: { CustomOriginConfig?: object; OriginCustomHeaders?: object[] }[];
    };
    for (const { CustomOriginConfig, OriginCustomHeaders } of Origins) {
      if (!CustomOriginConfig) expect(OriginCustomHeaders).toBeUndefined();
      else
        expect(JSON.stringify(OriginCustomHeaders)).toMatch(
          /^\[\{"HeaderName":"x-origin-verify","HeaderValue":\{"Fn::Join":\["",\["\{\{resolve:secretsmanager:",\{"Fn::ImportValue":"[^"]*OriginSecret[^"]*"\},":SecretString:::\}\}"\]\]\}\}\]$/,
        );
    }
    expect(Origins.filter(({ CustomOriginConfig }) => CustomOriginConfig)).toHaveLength(2);
  });

  it('is rotated every thirty days by a function limited to it and the distribution', () => {
    jobs.hasResourceProperties('AWS::SecretsManager::RotationSchedule', {
      RotationRules: { AutomaticallyAfterDays: 30 },
    });
    const own = statementsOf(jobs, 'RotateOriginSecret').filter(
      (one) => !actions(one).some((action) => /^(logs|xray):/.test(action)),
    );
    const granted = own.map((one) => [actions(one), JSON.stringify(one.Resource)] as const);
    expect(granted.map(([action]) => action)).toEqual([
      [
        'secretsmanager:DescribeSecret',
        'secretsmanager:GetSecretValue',
        'secretsmanager:PutSecretValue',
        'secretsmanager:UpdateSecretVersionStage',
      ],
      ['cloudfront:GetDistribution', 'cloudfront:GetDistributionConfig', 'cloudfront:UpdateDistribution'],
      ['wafv2:GetWebACL'],
    ]);
    const [secret, distribution, firewall] = granted.map(([, resource]) => resource);
    expect(secret).toMatch(/^\{"Fn::ImportValue":"[^"*]*OriginSecret[^"*]*"\}$/);
    expect(distribution).toMatch(/:distribution\/[^*]*Distribution[^*]*$/);
    expect(firewall).toContain(':global/webacl/refdeck-prod-eu-central-1/*');
    // Only Secrets Manager may call it, for this secret.
    const permissions = all(jobs, 'AWS::Lambda::Permission').filter(({ Properties }) =>
      JSON.stringify(Properties.FunctionName).includes('RotateOriginSecret'),
    );
    expect(permissions).toHaveLength(1);
    expect(permissions[0]!.Properties).toMatchObject({ Principal: 'secretsmanager.amazonaws.com' });
    expect(JSON.stringify(permissions[0]!.Properties.SourceArn)).toContain('OriginSecret');
  });
});
