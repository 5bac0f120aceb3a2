import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { AppError } from '../errors/app-error.ts';

/**
 * All supported browsers send `Sec-Fetch-Site`, which adds to `SameSite=Strict`. `Origin` cannot be compared, because
 * the edge changes `Host`; the content type rules out forms.
 */
export function requireSameOrigin({ headers }: Pick<APIGatewayProxyEventV2, 'headers'>): void {
  const site = headers['sec-fetch-site'];
  const isOwn = site === undefined ? headers.origin === undefined : site === 'same-origin';
  const isJson = /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '');
  if (!isOwn || !isJson) throw new AppError('FORBIDDEN', 'Only our own pages can make this call');
}
