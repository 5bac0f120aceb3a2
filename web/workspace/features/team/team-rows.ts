import { highestRole, may, mayManage, roles, type Role } from '#contract/rules/roles';
import type { teamRoutes, Invitation, TeamUser } from '#contract/resources/team';
import type { Output } from '#contract/primitives/route';
import { language } from '#words/language';

export type Team = Output<typeof teamRoutes.listTeam>;

export interface MemberRow {
  kind: 'member';
  key: string;
  user: TeamUser;
  role: Role;
  isYou: boolean;
  isLastOwner: boolean;
  offered: readonly Role[];
  mayRemove: boolean;
}

export interface InvitationRow {
  kind: 'invitation';
  key: string;
  invitation: Invitation;
  role: Role;
  isExpired: boolean;
  mayChange: boolean;
}

export type TeamRow = MemberRow | InvitationRow;

/** Returns the viewer's role from the list, which is newer than the one from the session. */
export function roleIn(team: Team, userId: string, known: readonly Role[]): Role {
  return highestRole(team.users.find((user) => user.userId === userId)?.roles ?? known);
}

export const givenBy = (role: Role): readonly Role[] =>
  may(role, 'team:write') ? roles.filter((other) => mayManage(role, other)) : [];

export interface Viewer {
  userId: string;
  role: Role;
}

export function teamRows(team: Team, you: Viewer, now: Date): TeamRow[] {
  const owners = team.users.filter((user) => highestRole(user.roles) === 'owner');
  const given = givenBy(you.role);
  const members = team.users.map((user): MemberRow => {
    const role = highestRole(user.roles);
    const isYou = user.userId === you.userId;
    const isLastOwner = role === 'owner' && owners.length === 1;
    const mayChange = given.includes(role) && !isLastOwner;
    return {
      kind: 'member',
      key: user.userId,
      user,
      role,
      isYou,
      isLastOwner,
      offered: mayChange ? given : [],
      mayRemove: mayChange && !isYou,
    };
  });
  const invitations = team.invitations.map((invitation): InvitationRow => ({
    kind: 'invitation',
    key: invitation.email,
    invitation,
    role: invitation.role,
    isExpired: new Date(invitation.expiresAt).getTime() <= now.getTime(),
    mayChange: given.includes(invitation.role),
  }));
  return [...members, ...invitations].sort(
    (a, b) =>
      Number(isViewer(b)) - Number(isViewer(a)) ||
      roles.indexOf(a.role) - roles.indexOf(b.role) ||
      Number(a.kind === 'invitation') - Number(b.kind === 'invitation') ||
      nameOf(a).localeCompare(nameOf(b)),
  );
}

const isViewer = (row: TeamRow): boolean => row.kind === 'member' && row.isYou;

export const nameOf = (row: TeamRow): string =>
  row.kind === 'member' ? row.user.name || row.user.email : row.invitation.email;

export function matchingRows(rows: readonly TeamRow[], search: string): TeamRow[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const text = row.kind === 'member' ? `${row.user.name}\n${row.user.email}` : row.invitation.email;
    return words.every((word) => text.toLocaleLowerCase().includes(word));
  });
}

export function managersOf(team: Team): string {
  const names = team.users
    .filter((user) => may(highestRole(user.roles), 'team:write'))
    .sort((a, b) => roles.indexOf(highestRole(a.roles)) - roles.indexOf(highestRole(b.roles)))
    .slice(0, 3)
    .map((user) => user.name || user.email);
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
}
