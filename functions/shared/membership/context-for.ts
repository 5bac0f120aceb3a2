import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import type { Route } from '#contract/primitives/route';
import { keys } from '../data/keys.ts';
import { anyOf, securityScope, userScope } from '../data/scope.ts';
import { scopedTable } from '../data/scoped-table.ts';
import { SessionCookie } from '../http/session-cookie.ts';
import type { Log } from '../log/log.ts';
import { idempotencyOf } from '../security/idempotency.ts';
import { admitCall } from '../security/organization-limit.ts';
import { requireSameOrigin } from '../security/same-origin.ts';
import { actorOf, requireCurrentToken, requireRecentSignIn } from './actor.ts';
import { authorize } from './authorize.ts';
import type { MemberContext, SessionContext, UserContext, VisitorContext } from './context.ts';
import { memberTable } from './member-table.ts';
import { requireTenancy } from './require-tenancy.ts';
import { visitorOf } from './visitor.ts';

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
    await requireTenancy(table);
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
  await admitCall(organizationId, call.now);
  // This check comes last, so that an outsider learns nothing about the organization from it.
  if (route.recent) requireRecentSignIn(actor, call.now);
  const table = memberTable(organizationId);
  await requireTenancy(table);
  const idempotency = idempotencyOf(route, event, [userId, organizationId]);
  return { ...call, userId, organizationId, role, table, cookies: session.toSet, idempotency };
}
