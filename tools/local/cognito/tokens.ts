import { randomUUID, sign as signBytes } from 'node:crypto';
import { JwtRsaVerifier } from 'aws-jwt-verify';
import { NotAuthorizedError } from 'cognito-local/lib/errors.js';
import type { TokenGenerator, Tokens } from 'cognito-local/lib/services/tokenGenerator.js';
import { attributeValue, type User } from 'cognito-local/lib/services/userPoolService.js';
import type { PoolConfig } from './pool-config.ts';
import type { SigningKey } from './signing-key.ts';

type Claims = Record<string, unknown>;

/** Of a refresh token. Those that came of one sign-in, one after the other, are a family. */
export interface RefreshClaims {
  username: string;
  id: string;
  family: string;
}

/** Takes the emulator's tokens and issues them again: own key, the client's validity, and a true email_verified. */
export class InstallationTokens implements TokenGenerator {
  private readonly emulator: TokenGenerator;
  private readonly key: SigningKey;
  private readonly validity: PoolConfig['client']['validity'];
  private readonly verifier: { verifySync(token: string): Claims };

  constructor(emulator: TokenGenerator, key: SigningKey, config: PoolConfig) {
    this.emulator = emulator;
    this.key = key;
    this.validity = config.client.validity;
    const issuer = `${config.issuerDomain}/${config.poolId}`;
    const verifier = JwtRsaVerifier.create({ issuer, audience: null, jwksUri: `${issuer}/jwks.json` });
    verifier.cacheJwks(key.jwks);
    this.verifier = verifier;
  }

  async generate(...input: Parameters<TokenGenerator['generate']>): Promise<Tokens> {
    const [, user] = input;
    const tokens = await this.emulator.generate(...input);
    return {
      AccessToken: this.reissue(tokens.AccessToken, this.validity.access),
      IdToken: this.reissue(tokens.IdToken, this.validity.id, { email_verified: isEmailVerified(user) }),
      RefreshToken: this.reissue(tokens.RefreshToken, this.validity.refresh),
    };
  }

  /** The claims of an access token of this pool; NotAuthorizedException for anything else. */
  verifyAccess(token: unknown): Claims {
    const claims = this.verify(token, 'Invalid Access Token');
    if (claims.token_use !== 'access') throw new NotAuthorizedError('Invalid Access Token');
    return claims;
  }

  verifyRefresh(token: unknown): RefreshClaims {
    const claims = this.verify(token, 'Invalid Refresh Token');
    return {
      username: String(claims['cognito:username']),
      id: String(claims.jti),
      family: familyOf(String(token)),
    };
  }

  /** What takes the place of a refresh token: of the same family, and good for no longer. */
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

function encode(value: Claims): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decodeClaims(token: string): Claims {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Claims;
}

/** Also of a token that has expired. */
export function familyOf(refreshToken: string): string {
  const { origin_jti, jti } = decodeClaims(refreshToken);
  return String(origin_jti ?? jti);
}

function isEmailVerified(user: User): boolean {
  return attributeValue('email_verified', user.Attributes) === 'true';
}
