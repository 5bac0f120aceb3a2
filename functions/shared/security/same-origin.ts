import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { AppError } from '../errors/app-error.ts';

/**
 * Refuses what a page of another website lets a browser send, after `SameSite=Strict`. Each browser that can run the product says in
 * `Sec-Fetch-Site` where a call comes from; `Origin` alone cannot be judged, as the edge puts another name into `Host`. What sends
 * neither is no browser, and sends nobody's cookie but its own. The content type keeps out forms.
 */
export function requireSameOrigin({ headers }: Pick<APIGatewayProxyEventV2, 'headers'>): void {
  const site = headers['sec-fetch-site'];
  const isOwn = site === undefined ? headers.origin === undefined : site === 'same-origin';
  const isJson = /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '');
  if (!isOwn || !isJson) throw new AppError('FORBIDDEN', 'Only our own pages can make this call');
}
