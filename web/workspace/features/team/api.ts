import { type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Role } from '#contract/rules/roles';
import { teamRoutes, type Invitation } from '#contract/resources/team';
import * as words from '#words/team';
import { useActionContext, type OrganizationCall } from '../../lib/organization/active-organization.tsx';
import { isApiError } from '../../lib/api/api-client.ts';
import { captchaSender } from '../../lib/api/captcha.ts';
import { organizationsQuery } from '../../lib/organization/organizations.ts';
import { recordKeys, type useTeam } from '../../lib/organization/records.ts';
import type { Team } from './team-rows.ts';

export function useTeamChanges() {
  const { call, client, organizationId } = useActionContext();
  return useMemo(() => changes(call, client, organizationId), [call, client, organizationId]);
}

function changes(call: OrganizationCall, client: QueryClient, organizationId: string) {
  const key = recordKeys.team(organizationId);
  const set = (change: (team: Team) => Team) =>
    client.setQueryData<Team>(key, (team) => team && change(team));
  // The list of organizations contains this person's role and membership.
  const refresh = () =>
    void Promise.all([
      client.invalidateQueries({ queryKey: key }),
      client.invalidateQueries({ queryKey: organizationsQuery.queryKey }),
    ]);

  async function optimistically<T>(change: (team: Team) => Team, send: () => Promise<T>): Promise<T> {
    await client.cancelQueries({ queryKey: key });
    const before = client.getQueryData<Team>(key);
    set(change);
    try {
      return await send();
    } catch (error) {
      if (before) client.setQueryData(key, before);
      throw plain(error);
    } finally {
      refresh();
    }
  }

  return {
    changeRole: (userId: string, role: Role) =>
      optimistically(withRole(userId, role), () => call(teamRoutes.changeRoles, { userId, roles: [role] })),
    /** Shows the change only after the server confirms it, for changes that remove the viewer's own buttons. */
    changeRoleForSure: async (userId: string, role: Role) => {
      try {
        await call(teamRoutes.changeRoles, { userId, roles: [role] });
        await client.cancelQueries({ queryKey: key });
        set(withRole(userId, role));
      } catch (error) {
        throw plain(error);
      } finally {
        refresh();
      }
    },
    removeMember: (userId: string) =>
      ignoreMissing(() => call(teamRoutes.removeMember, { userId })).finally(refresh),
    revoke: (email: string) =>
      ignoreMissing(() => call(teamRoutes.revokeInvitation, { email })).finally(refresh),
    invite: async (email: string, role: Role, onSolved?: () => void): Promise<Invitation> => {
      const invitation = await captchaSender('invite')(
        (captchaToken) => call(teamRoutes.invitePerson, { email, role, captchaToken }),
        onSolved,
      );
      await client.cancelQueries({ queryKey: key });
      set((team) => ({
        ...team,
        invitations: [...team.invitations.filter((other) => other.email !== invitation.email), invitation],
      }));
      return invitation;
    },
    refresh,
  };
}

const withRole =
  (userId: string, role: Role) =>
  (team: Team): Team => ({
    ...team,
    users: team.users.map((user) => (user.userId === userId ? { ...user, roles: [role] } : user)),
  });

/** A 404 means that somebody else has already done it. */
async function ignoreMissing(send: () => Promise<unknown>): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (!isApiError(error, 'NOT_FOUND')) throw plain(error);
  }
}

function plain(error: unknown): unknown {
  if (isApiError(error, 'FORBIDDEN')) return new Error(words.problemsForbidden);
  if (isApiError(error, 'NOT_FOUND')) return new Error(words.problemsGone);
  if (isApiError(error, 'LAST_OWNER')) return new Error(words.rowLastOwner);
  return error;
}

const pauseMs = 2_000;
/** Slower mails show when the list reloads for another reason. */
const attempts = 15;

export function useDeliveryWatch({ data, refetch }: ReturnType<typeof useTeam>): void {
  const sending = (data?.invitations ?? [])
    .filter(({ delivery }) => delivery === 'sending')
    .map(({ email, expiresAt }) => `${email} ${expiresAt}`)
    .join();
  useEffect(() => {
    if (!sending) return undefined;
    let left = attempts;
    const timer = setInterval(() => {
      left -= 1;
      if (left === 0) clearInterval(timer);
      void refetch();
    }, pauseMs);
    return () => clearInterval(timer);
  }, [sending, refetch]);
}
