import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { AppError } from '../errors/app-error.ts';

/**
 * Refuses calls that another website's page causes, in addition to `SameSite=Strict`. All supported browsers
 * send `Sec-Fetch-Site`. `Origin` cannot be compared because the edge changes `Host`. The content type rules
 * out forms.
 */
export function requireSameOrigin({ headers }: Pick<APIGatewayProxyEventV2, 'headers'>): void {
  const site = headers['sec-fetch-site'];
  const isOwn = site === undefined ? headers.origin === undefined : site === 'same-origin';
  const isJson = /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '');
  if (!isOwn || !isJson) throw new AppError('FORBIDDEN', 'Only our own pages can make this call');
}
