import { functionIdOfArn } from '../lambda/functions.ts';
import type { Assembly } from '../template/assembly.ts';

export interface PasswordPolicy {
  MinimumLength?: number;
  RequireLowercase?: boolean;
  RequireUppercase?: boolean;
  RequireNumbers?: boolean;
  RequireSymbols?: boolean;
}

export interface PoolConfig {
  poolId: string;
  clientId: string;
  issuerDomain: string;
  region: string;
  triggers: Record<string, string>;
  passwordPolicy: PasswordPolicy;
  customAttributes: string[];
  autoVerifiedAttributes: string[];
  /** Attributes that keep their value until the new one is verified. */
  verifiedBeforeUpdate: string[];
  caseSensitive: boolean;
  mfaConfiguration: string;
  client: {
    writeAttributes: string[] | undefined;
    authFlows: string[];
    hidesUnknownUsers: boolean;
    validity: { access: number; id: number; refresh: number };
    /** With rotation, a replaced refresh token works this long. */
    graceMs: number | undefined;
    challengeMs: number;
  };
}

interface TokenUnits {
  AccessToken?: string;
  IdToken?: string;
  RefreshToken?: string;
}

interface Rotation {
  Feature: string;
  RetryGracePeriodSeconds?: number;
}

const SECONDS: Record<string, number> = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };

export function readPoolConfig(assembly: Assembly): PoolConfig {
  const pool = assembly.only('AWS::Cognito::UserPool');
  const client = assembly.only('AWS::Cognito::UserPoolClient');
  const { region } = assembly.account;
  const schema = pool.property<{ Name: string }[]>('Schema') ?? [];
  const standard = new Set(['email', 'name', 'phone_number', 'given_name', 'family_name']);
  return {
    poolId: assembly.ref(pool),
    clientId: assembly.ref(client),
    region,
    issuerDomain: `https://cognito-idp.${region}.amazonaws.com`,
    triggers: readTriggers(pool.property<Record<string, unknown>>('LambdaConfig') ?? {}),
    passwordPolicy: pool.property<{ PasswordPolicy?: PasswordPolicy }>('Policies')?.PasswordPolicy ?? {},
    customAttributes: schema.map(({ Name }) => Name).filter((name) => !standard.has(name)),
    autoVerifiedAttributes: pool.property<string[]>('AutoVerifiedAttributes') ?? [],
    verifiedBeforeUpdate:
      pool.property<{ AttributesRequireVerificationBeforeUpdate?: string[] }>('UserAttributeUpdateSettings')
        ?.AttributesRequireVerificationBeforeUpdate ?? [],
    caseSensitive: pool.property<{ CaseSensitive?: boolean }>('UsernameConfiguration')?.CaseSensitive ?? true,
    mfaConfiguration: pool.property<string>('MfaConfiguration') ?? 'OFF',
    client: {
      writeAttributes: client.property<string[]>('WriteAttributes'),
      authFlows: client.property<string[]>('ExplicitAuthFlows') ?? [],
      hidesUnknownUsers: client.property<string>('PreventUserExistenceErrors') !== 'LEGACY',
      validity: tokenValidity(client.property<TokenUnits>('TokenValidityUnits') ?? {}, {
        access: client.property<number>('AccessTokenValidity'),
        id: client.property<number>('IdTokenValidity'),
        refresh: client.property<number>('RefreshTokenValidity'),
      }),
      graceMs: rotationGrace(client.property<Rotation>('RefreshTokenRotation')),
      challengeMs: (client.property<number>('AuthSessionValidity') ?? 3) * 60_000,
    },
  };
}

function readTriggers(config: Record<string, unknown>): Record<string, string> {
  const triggers: Record<string, string> = {};
  for (const [name, value] of Object.entries(config)) {
    if (typeof value === 'string') triggers[name] = functionIdOfArn(value);
  }
  if (triggers.PreTokenGeneration)
    throw new Error('A pre token generation function needs its configuration.');
  const configured = config.PreTokenGenerationConfig as
    | { LambdaArn: string; LambdaVersion: string }
    | undefined;
  if (configured) {
    if (configured.LambdaVersion !== 'V2_0')
      throw new Error('Only the V2 pre token generation event is supported.');
    triggers.PreTokenGeneration = functionIdOfArn(configured.LambdaArn);
  }
  return triggers;
}

const rotationGrace = (rotation: Rotation | undefined) =>
  rotation?.Feature === 'ENABLED' ? (rotation.RetryGracePeriodSeconds ?? 0) * 1_000 : undefined;

/** Seconds. The units' defaults are Cognito's. */
function tokenValidity(
  units: TokenUnits,
  values: { access?: number; id?: number; refresh?: number },
): PoolConfig['client']['validity'] {
  const inSeconds = (value: number, unit: string) => value * (SECONDS[unit] ?? 3600);
  return {
    access: inSeconds(values.access ?? 1, values.access ? (units.AccessToken ?? 'hours') : 'hours'),
    id: inSeconds(values.id ?? 1, values.id ? (units.IdToken ?? 'hours') : 'hours'),
    refresh: inSeconds(values.refresh ?? 30, values.refresh ? (units.RefreshToken ?? 'days') : 'days'),
  };
}
