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
  /** Missing until the sign-up trigger has run. */
  profile: Item | undefined;
  accountToken: string | undefined;
  table: ScopedTable;
}

export interface MemberContext extends CallContext {
  userId: string;
  organizationId: string;
  role: Role;
  /** Writes fail unless the organization is active. */
  table: ScopedTable;
  cookies?: string[];
}

export type ActorContext = Pick<MemberContext, 'table' | 'organizationId' | 'userId' | 'now' | 'requestId'>;

export type ContextOf<R extends Pick<Route, 'access' | 'session'>> = R['access'] extends 'public'
  ? R['session'] extends true
    ? SessionContext
    : VisitorContext
  : R['access'] extends 'user'
    ? UserContext
    : MemberContext;
