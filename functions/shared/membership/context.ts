import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import type { Role } from '#contract/rules/roles';
import type { Route } from '#contract/primitives/route';
import { keys } from '../data/keys.ts';
import type { Item } from '../data/read.ts';
import { anyOf, securityScope, userScope } from '../data/scope.ts';
import { scopedTable, type ScopedTable } from '../data/scoped-table.ts';
import { requireSameOrigin } from '../security/same-origin.ts';
import { idempotencyOf } from '../security/idempotency.ts';
import type { CallContext } from '../context/call-context.ts';
import type { Log } from '../log/log.ts';
import { SessionCookie } from '../http/session-cookie.ts';
import { actorOf, requireCurrentToken, requireRecentSignIn } from './actor.ts';
import { authorize } from './authorize.ts';
import { memberTable } from './member-table.ts';
import { visitorOf, type Visitor } from './visitor.ts';

export interface VisitorContext extends CallContext {
  visitor: Visitor;
}

export interface SessionContext extends VisitorContext {
  session: SessionCookie;
}

export interface UserContext extends CallContext {
  userId: string;
  /** The profile as read for this call; missing until the sign-up trigger has run. */
  profile: Item | undefined;
  /** For the user pool itself; see `Actor`. */
  accountToken: string | undefined;
  /** The caller's own rows. */
  table: ScopedTable;
}

export interface MemberContext extends CallContext {
  userId: string;
  organizationId: string;
  role: Role;
  /** The rows of the organization, to write while it is active. */
  table: ScopedTable;
  /** To set with the response. */
  cookies?: string[];
}

/** The context that a route's access promises to its operation. */
export type ContextOf<R extends Pick<Route, 'access' | 'session'>> = R['access'] extends 'public'
  ? R['session'] extends true
    ? SessionContext
    : VisitorContext
  : R['access'] extends 'user'
    ? UserContext
    : MemberContext;

export async function contextFor(
  route: Route,
  event: APIGatewayProxyEventV2WithJWTAuthorizer,
  log: Log,
  session = new SessionCookie(event.cookies),
): Promise<VisitorContext | SessionContext | UserContext | MemberContext> {
  const call = { requestId: event.requestContext.requestId, now: new Date(), log };
  if (route.session) {
    requireSameOrigin(event);
    return { ...call, visitor: visitorOf(event), session };
  }
  if (route.access === 'public')
    return { ...call, visitor: visitorOf(event), idempotency: idempotencyOf(route, event, []) };

  const actor = actorOf(event);
  const { userId, accountToken } = actor;
  if (route.access === 'user') {
    const table = scopedTable(anyOf(userScope(userId), securityScope));
    const profile = await table.get(keys.profile(userId));
    requireCurrentToken(actor, profile);
    if (route.recent) requireRecentSignIn(actor, call.now);
    return {
      ...call,
      userId,
      profile,
      accountToken,
      table,
      idempotency: idempotencyOf(route, event, [userId]),
    };
  }

  const { organizationId, role } = await authorize(actor, event.headers['x-organization-id'], route.access);
  // Last: an outsider learns nothing of the organization by it.
  if (route.recent) requireRecentSignIn(actor, call.now);
  const table = memberTable(organizationId);
  const idempotency = idempotencyOf(route, event, [userId, organizationId]);
  return { ...call, userId, organizationId, role, table, cookies: session.toSet, idempotency };
}
