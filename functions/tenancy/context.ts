import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import type { Permission, Role } from '#contract/permission';
import type { Route } from '#contract/route';
import { organizationScope, userScope } from '../data/scope.ts';
import { scopedTable, type ScopedTable } from '../data/scoped-table.ts';
import { AppError } from '../http/failure.ts';
import type { Log } from '../http/log.ts';
import { actorOf } from './actor.ts';
import { authorise } from './authorise.ts';

/** What every operation knows about its call. */
export interface CallContext {
  requestId: string;
  /** The only clock: an operation never asks for the time itself. */
  now: Date;
  log: Log;
}

export interface UserContext extends CallContext {
  userId: string;
  /** The caller's own rows. */
  table: ScopedTable;
}

export interface MemberContext extends CallContext {
  userId: string;
  organizationId: string;
  role: Role;
  /** The rows of the organisation. */
  table: ScopedTable;
}

/** The context that a route's access promises to its operation. */
export type ContextOf<R extends Pick<Route, 'access'>> = R['access'] extends 'public'
  ? CallContext
  : R['access'] extends 'user'
    ? UserContext
    : MemberContext;

export async function contextFor(
  route: Route,
  event: APIGatewayProxyEventV2WithJWTAuthorizer,
  log: Log,
): Promise<CallContext | UserContext | MemberContext> {
  const call = { requestId: event.requestContext.requestId, now: new Date(), log };
  if (route.access === 'public') return call;

  const userId = actorOf(event);
  if (!userId) throw new AppError('UNAUTHENTICATED');
  if (route.access === 'user') return { ...call, userId, table: scopedTable(userScope(userId)) };

  const named = event.headers['x-organization-id'];
  const { organizationId, role } = await authorise(userId, named, route.access satisfies Permission);
  return { ...call, userId, organizationId, role, table: scopedTable(organizationScope(organizationId)) };
}
