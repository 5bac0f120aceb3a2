import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomUUID,
  sign as signBytes,
  type KeyObject,
} from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { JwtRsaVerifier } from 'aws-jwt-verify';
import { NotAuthorizedError } from 'cognito-local/lib/errors.js';
import type { Triggers } from 'cognito-local/lib/services/index.js';
import {
  JwtTokenGenerator,
  type TokenGenerator,
  type Tokens,
} from 'cognito-local/lib/services/tokenGenerator.js';
import { attributeValue, type User } from 'cognito-local/lib/services/userPoolService.js';
import type { Jwks } from 'aws-jwt-verify/jwk';
import { missingScope } from './errors.ts';
import type { PoolConfig } from './pool-config.ts';
import type { TokenChanges } from './triggers.ts';

type Claims = Record<string, unknown>;

/** Tokens that descend from one sign-in share a family. */
interface RefreshClaims {
  username: string;
  id: string;
  family: string;
  /** Seconds. A refresh does not change it. */
  signedInAt: number;
}

const accountScope = 'aws.cognito.signin.user.admin';

/** Issues the emulator's tokens again: own key, the client's validity, a true email_verified. */
export class InstallationTokens implements TokenGenerator {
  private readonly triggers: Triggers;
  private readonly key: SigningKey;
  private readonly validity: PoolConfig['client']['validity'];
  private readonly verifier: { verifySync(token: string): Claims };

  private readonly issuerDomain: string;

  constructor(triggers: Triggers, key: SigningKey, config: PoolConfig) {
    this.triggers = triggers;
    this.issuerDomain = config.issuerDomain;
    this.key = key;
    this.validity = config.client.validity;
    const issuer = `${config.issuerDomain}/${config.poolId}`;
    const verifier = JwtRsaVerifier.create({ issuer, audience: null, jwksUri: `${issuer}/jwks.json` });
    verifier.cacheJwks(key.jwks);
    this.verifier = verifier;
  }

  async generate(...input: Parameters<TokenGenerator['generate']>): Promise<Tokens> {
    const [, user] = input;
    const changes: TokenChanges = {};
    const clock = { get: () => new Date() };
    const emulator = new JwtTokenGenerator(clock, recording(this.triggers, changes), {
      IssuerDomain: this.issuerDomain,
    });
    const tokens = await emulator.generate(...input);
    const auth_time = decodeClaims(tokens.AccessToken).iat;
    return {
      AccessToken: this.reissue(tokens.AccessToken, this.validity.access, { scope: scopeAfter(changes) }),
      IdToken: this.reissue(tokens.IdToken, this.validity.id, { email_verified: isEmailVerified(user) }),
      RefreshToken: this.reissue(tokens.RefreshToken, this.validity.refresh, { auth_time }),
    };
  }

  signedInAt<T extends object>(tokens: T, auth_time: number): T {
    const reissued = Object.entries(tokens).map(([name, token]) =>
      name === 'AccessToken' || name === 'IdToken'
        ? [name, this.sign({ ...decodeClaims(String(token)), auth_time })]
        : [name, token],
    );
    return Object.fromEntries(reissued) as T;
  }

  /** Throws NotAuthorizedException unless the token may act on the account. */
  verifyAccess(token: unknown): Claims {
    const claims = this.verify(token, 'Invalid Access Token');
    if (claims.token_use !== 'access') throw new NotAuthorizedError('Invalid Access Token');
    const scopes = typeof claims.scope === 'string' ? claims.scope.split(' ') : [];
    if (!scopes.includes(accountScope)) throw missingScope();
    return claims;
  }

  verifyRefresh(token: unknown): RefreshClaims {
    const claims = this.verify(token, 'Invalid Refresh Token');
    return {
      username: String(claims['cognito:username']),
      id: String(claims.jti),
      family: familyOf(String(token)),
      signedInAt: Number(claims.auth_time),
    };
  }

  /** The replacement has the family and the expiry of the replaced token. */
  replaceRefresh(token: string): string {
    return this.sign({ ...decodeClaims(token), origin_jti: familyOf(token), jti: randomUUID() });
  }

  private verify(token: unknown, refusal: string): Claims {
    try {
      return this.verifier.verifySync(String(token));
    } catch {
      throw new NotAuthorizedError(refusal);
    }
  }

  private reissue(token: string, validitySeconds: number, extra: Claims = {}): string {
    const claims = { ...decodeClaims(token), ...extra };
    return this.sign({ ...claims, exp: Number(claims.iat) + validitySeconds });
  }

  private sign(claims: Claims): string {
    const header = encode({ alg: 'RS256', typ: 'JWT', kid: this.key.keyId });
    const unsigned = `${header}.${encode(claims)}`;
    const signature = signBytes('sha256', Buffer.from(unsigned), this.key.privateKey);
    return `${unsigned}.${signature.toString('base64url')}`;
  }
}

function recording(triggers: Triggers, changes: TokenChanges): Triggers {
  const preTokenGeneration: Triggers['preTokenGeneration'] = async (context, input) => {
    const response = await triggers.preTokenGeneration(context, input);
    return Object.assign(changes, response);
  };
  return Object.assign(Object.create(triggers) as Triggers, { preTokenGeneration });
}

/** Undefined omits the claim when no scope is left. */
function scopeAfter({ accessTokenGeneration }: TokenChanges): string | undefined {
  const { scopesToAdd = [], scopesToSuppress = [] } = accessTokenGeneration ?? {};
  const scopes = [accountScope, ...scopesToAdd].filter((scope) => !scopesToSuppress.includes(scope));
  return scopes.join(' ') || undefined;
}

function encode(value: Claims): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decodeClaims(token: string): Claims {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Claims;
}

/** Accepts expired tokens. */
export function familyOf(refreshToken: string): string {
  const { origin_jti, jti } = decodeClaims(refreshToken);
  return String(origin_jti ?? jti);
}

function isEmailVerified(user: User): boolean {
  return attributeValue('email_verified', user.Attributes) === 'true';
}

export interface SigningKey {
  privateKey: KeyObject;
  publicKey: KeyObject;
  keyId: string;
  jwks: Jwks;
}

const KEY_ID = 'refdeck-local';

/** The emulator's own key is published. */
export function readOrCreateSigningKey(file: string): SigningKey {
  const privateKey = createPrivateKey(readPem(file) ?? createPem(file));
  const publicKey = createPublicKey(privateKey);
  const jwk = publicKey.export({ format: 'jwk' });
  const jwks: Jwks = { keys: [{ ...jwk, kty: 'RSA' as const, use: 'sig', alg: 'RS256', kid: KEY_ID }] };
  return { privateKey, publicKey, keyId: KEY_ID, jwks };
}

function readPem(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function createPem(file: string): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, pem, { mode: 0o600 });
  return pem;
}
