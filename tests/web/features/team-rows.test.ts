import { describe, expect, it } from 'vitest';
import type { Role } from '#contract/rules/roles';
import { parseAddresses } from '../../../web/workspace/features/team/addresses.ts';
import {
  givenBy,
  managersOf,
  matchingRows,
  nameOf,
  teamRows,
  type MemberRow,
  type Team,
} from '../../../web/workspace/features/team/team-rows.ts';

const now = new Date('2026-11-21T12:00:00Z');
const user = (name: string, role: Role) => ({
  userId: name,
  name,
  email: `${name.toLowerCase()}@example.com`,
  roles: [role],
});
const invited = (email: string, role: Role, expiresAt = '2026-11-25T12:00:00Z') =>
  ({ email, role, expiresAt, invitedBy: 'Olga', delivery: 'sent' }) as const;

const team: Team = {
  users: [user('Mia', 'member'), user('Olga', 'owner'), user('Ada', 'admin'), user('Max', 'member')],
  invitations: [
    invited('zoe@example.com', 'admin'),
    invited('old@example.com', 'owner', '2026-11-20T12:00:00Z'),
  ],
};
const rowsFor = (userId: string, role: Role, of = team) => teamRows(of, { userId, role }, now);
const memberRow = (rows: ReturnType<typeof rowsFor>, name: string) =>
  rows.find((row): row is MemberRow => row.kind === 'member' && row.user.name === name)!;

describe('the list of the team', () => {
  it('shows the viewer first, then members by role and name, then invitations', () => {
    expect(rowsFor('Max', 'member').map(nameOf)).toEqual([
      'Max',
      'Olga',
      'old@example.com',
      'Ada',
      'zoe@example.com',
      'Mia',
    ]);
  });

  it('offers owners every role, but no change to the only owner', () => {
    const rows = rowsFor('Olga', 'owner');
    expect(memberRow(rows, 'Mia')).toMatchObject({ offered: ['owner', 'admin', 'member'], mayRemove: true });
    expect(memberRow(rows, 'Olga')).toMatchObject({ isLastOwner: true, offered: [], mayRemove: false });
  });

  it('lets one of two owners step down but not remove themselves', () => {
    const two = { ...team, users: [...team.users, user('Otto', 'owner')] };
    expect(memberRow(rowsFor('Olga', 'owner', two), 'Olga')).toMatchObject({
      isLastOwner: false,
      offered: ['owner', 'admin', 'member'],
      mayRemove: false,
    });
  });

  it('offers admins nothing above admin', () => {
    const rows = rowsFor('Ada', 'admin');
    expect(memberRow(rows, 'Mia').offered).toEqual(['admin', 'member']);
    expect(memberRow(rows, 'Olga')).toMatchObject({ offered: [], mayRemove: false });
    const invitations = rows.filter((row) => row.kind === 'invitation');
    expect(invitations.map(({ key, mayChange }) => [key, mayChange])).toEqual([
      ['old@example.com', false],
      ['zoe@example.com', true],
    ]);
  });

  it('offers members nothing and names whom to ask', () => {
    const rows = rowsFor('Mia', 'member');
    expect(givenBy('member')).toEqual([]);
    for (const row of rows) {
      if (row.kind === 'member') expect(row).toMatchObject({ offered: [], mayRemove: false });
      else expect(row.mayChange).toBe(false);
    }
    expect(managersOf(team)).toBe('Olga or Ada');
  });

  it('marks expired invitations', () => {
    const expired = rowsFor('Olga', 'owner').filter((row) => row.kind === 'invitation' && row.isExpired);
    expect(expired.map(({ key }) => key)).toEqual(['old@example.com']);
  });

  it('finds people by any part of name and address', () => {
    const found = (search: string) => matchingRows(rowsFor('Olga', 'owner'), search).map(nameOf);
    expect(found('MA')).toEqual(expect.arrayContaining(['Max']));
    expect(found('zoe example')).toEqual(['zoe@example.com']);
    expect(found('nobody')).toEqual([]);
  });
});

describe('typed or pasted addresses', () => {
  it.each([
    ['one@example.com', ['one@example.com']],
    [
      'one@example.com, two@example.com;three@example.com',
      ['one@example.com', 'two@example.com', 'three@example.com'],
    ],
    [' one@example.com\n\n two@example.com ', ['one@example.com', 'two@example.com']],
    ['one@example.com two@example.com', ['one@example.com', 'two@example.com']],
    ['Ada Virtanen <ada@example.com>, "B" <b@example.com>', ['ada@example.com', 'b@example.com']],
    ['One@Example.com, one@example.com', ['one@example.com']],
  ])('%j are recognized', (text, good) => {
    expect(parseAddresses(text)).toEqual({ good, bad: [] });
  });

  it('that are invalid are listed', () => {
    expect(parseAddresses('one@example.com, two@, three')).toEqual({
      good: ['one@example.com'],
      bad: ['two@', 'three'],
    });
  });
});
