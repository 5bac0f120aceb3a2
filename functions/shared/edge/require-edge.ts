import { AppError } from '../errors/app-error.ts';
import type { Log } from '../log/log.ts';
import { originHeader } from './environment.ts';
import { openOriginSecret } from './origin-secret.ts';

// The read begins while the function starts, so that no call waits for it.
void openOriginSecret()?.read();

/** Refuses calls that did not pass the edge and its firewall. */
export async function requireEdge(headers: Record<string, string | undefined>, log: Log): Promise<void> {
  const secret = openOriginSecret();
  if (!secret) return;
  const sent = headers[originHeader];
  if (sent && (await secret.accepts(sent))) return;
  if (sent && !secret.isKnown) throw new AppError('BUSY');
  log('ORIGIN_REFUSED', {}, { OriginsRefused: 1 });
  throw new AppError('FORBIDDEN', 'This address does not answer calls. Use the address of the website.');
}
