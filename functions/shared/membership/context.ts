import type { Role } from '#contract/rules/roles';
import type { Route } from '#contract/primitives/route';
import type { CallContext } from '../context/call-context.ts';
import type { Item } from '../data/read.ts';
import type { ScopedTable } from '../data/scoped-table.ts';
import type { SessionCookie } from '../http/session-cookie.ts';
import type { Visitor } from './visitor.ts';

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

/** The context of a member's call, or of a job that acts in somebody's name. */
export type ActorContext = Pick<MemberContext, 'table' | 'organizationId' | 'userId' | 'now' | 'requestId'>;

/** The context that a route's access promises to its operation. */
export type ContextOf<R extends Pick<Route, 'access' | 'session'>> = R['access'] extends 'public'
  ? R['session'] extends true
    ? SessionContext
    : VisitorContext
  : R['access'] extends 'user'
    ? UserContext
    : MemberContext;
