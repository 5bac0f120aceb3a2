interface TokenClaims {
  sub: string;
  iat: number;
  exp: number;
  auth_time: number;
}

export const claimsOf = (token: string): TokenClaims =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as TokenClaims;
