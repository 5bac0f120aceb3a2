import { JwtRsaVerifier } from 'aws-jwt-verify';
import { LRUCache } from 'lru-cache';
import type { Jwks } from 'aws-jwt-verify/jwk';
import type { Claims } from './event.ts';
import type { JwtAuthorizer } from './routes.ts';

export class JwtAuthorization {
  private readonly jwks: Jwks;
  private readonly verifiers = new Map<string, ReturnType<JwtAuthorization['createVerifier']>>();
  private readonly known = new LRUCache<string, { claims: Claims; endsAt: number }>({ max: 1_000 });

  constructor(jwks: Jwks) {
    this.jwks = jwks;
  }

  /** Returns undefined for an invalid token. */
  async verify(authorizer: JwtAuthorizer, header: string | undefined): Promise<Claims | undefined> {
    const token = (header ?? '').replace(/^Bearer\s+/i, '');
    const key = JSON.stringify([authorizer, token]);
    const known = this.known.get(key);
    if (known && Date.now() < known.endsAt) return known.claims;
    try {
      const claims = await this.verifierFor(authorizer.issuer).verify(token);
      // Cognito's access tokens have no audience; the gateway then compares the client id.
      const audience = [claims.aud ?? claims.client_id].flat().map(String);
      if (!audience.some((name) => authorizer.audience.includes(name))) return undefined;
      const texts = Object.fromEntries(
        Object.entries(claims).map(([name, value]) => [name, claimText(value)]),
      );
      this.known.set(key, { claims: texts, endsAt: (claims.exp ?? 0) * 1_000 });
      return texts;
    } catch {
      return undefined;
    }
  }

  private verifierFor(issuer: string): ReturnType<JwtAuthorization['createVerifier']> {
    const known = this.verifiers.get(issuer) ?? this.createVerifier(issuer);
    this.verifiers.set(issuer, known);
    return known;
  }

  private createVerifier(issuer: string) {
    const verifier = JwtRsaVerifier.create({
      issuer,
      audience: null,
      jwksUri: `${issuer}/.well-known/jwks.json`,
    });
    verifier.cacheJwks(this.jwks);
    return verifier;
  }
}

function claimText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.join(' ')}]`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
