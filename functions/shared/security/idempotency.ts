import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import { routeKey, type Route } from '#contract/primitives/route';
import { expiresAfterDays } from '../data/expiry.ts';
import { absent } from '../data/expression.ts';
import { hashOf } from '../data/hash.ts';
import { keys } from '../data/keys.ts';
import type { Idempotency } from '../context/call-context.ts';
import type { Item } from '../data/read.ts';
import { securityScope } from '../data/scope.ts';
import { scopedTable } from '../data/scoped-table.ts';
import { put, type Step } from '../data/write.ts';
import { AppError } from '../errors/app-error.ts';

export class SavedResponse extends AppError {
  readonly response: unknown;

  constructor(response: unknown) {
    super('INTERNAL');
    this.response = response;
  }
}

const keyShape = z.string().check(z.regex(/^[\w-]{1,128}$/));

export function idempotencyOf(
  route: Route,
  event: Pick<APIGatewayProxyEventV2, 'headers' | 'body' | 'rawPath' | 'rawQueryString'>,
  caller: readonly string[],
): Idempotency | undefined {
  const sent = event.headers['idempotency-key'];
  if (!route.creates || sent === undefined) return undefined;
  if (!keyShape.safeParse(sent).success) {
    throw new AppError('VALIDATION_FAILED', 'The Idempotency-Key must be 1 to 128 letters, digits, _ or -');
  }
  return {
    key: keys.idempotency(hashOf(routeKey(route), sent, ...caller)),
    requestHash: hashOf(event.rawPath, event.rawQueryString, event.body ?? ''),
  };
}

export async function savedResponse(idempotency: Idempotency): Promise<unknown> {
  const item = await scopedTable(securityScope).get(idempotency.key);
  return item && responseIn(item, idempotency);
}

/** The step belongs in the transaction that has the effect. */
export function saveResponse(
  { idempotency, now }: { idempotency?: Idempotency; now: Date },
  response: object,
): Step[] {
  if (!idempotency) return [];
  const item = {
    requestHash: idempotency.requestHash,
    response,
    ...expiresAfterDays('idempotencyDays', now),
  };
  return [
    put(idempotency.key, item, { pk: absent }, (current) =>
      current ? new SavedResponse(responseIn(current, idempotency)) : new AppError('BUSY'),
    ),
  ];
}

function responseIn(item: Item, idempotency: Idempotency): unknown {
  if (item.requestHash !== idempotency.requestHash) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return item.response;
}
