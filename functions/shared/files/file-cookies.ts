import { objectPrefixes } from './environment.ts';

export const filesPath = (organizationId: string): string => `/${objectPrefixes.private}${organizationId}/`;

export const fileCookie = (
  organizationId: string,
  name: 'Policy' | 'Signature' | 'Key-Pair-Id',
  value: string,
): string =>
  `CloudFront-${name}=${value}; Path=${filesPath(organizationId)}; HttpOnly; Secure; SameSite=Strict`;

/** The browser drops the organization's cookies. */
export const endedCookies = (organizationId: string): string[] =>
  (['Policy', 'Signature', 'Key-Pair-Id'] as const).map(
    (name) => `${fileCookie(organizationId, name, '')}; Max-Age=0`,
  );
