import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { organizationRoutes } from '#contract/resources/organization';
import { teamRoutes } from '#contract/resources/team';
import { userRoutes } from '#contract/resources/user';
import { callRaw } from '../support/call.ts';
import { loadFunction } from '../support/in-process.ts';
import { expectConsistent } from '../support/invariants.ts';
import { addMember, makeOrganization, makePerson, type Person } from '../support/people.ts';
import { dumpPartition, dumpTable } from '../support/table.ts';

const rounds = <Result>(count: number, round: () => Promise<Result>): Promise<Result[]> =>
  inTurn(Array.from({ length: count }, () => round));

afterEach(() => vi.unstubAllEnvs());

/** Runs five rounds at a time, because forty at once would only wait for each other. */
async function inTurn<Result>(tasks: (() => Promise<Result>)[]): Promise<Result[]> {
  const results: Result[] = [];
  while (tasks.length > 0) results.push(...(await Promise.all(tasks.splice(0, 5).map((task) => task()))));
  return results;
}

/** Deletion reads more before it writes; without this delay of the other call it would always be second. */
const later = async <Result>(act: () => Promise<Result>): Promise<Result> => {
  await pause(Math.random() * 30);
  return await act();
};

const deleteAccount = ({ accessToken }: Person) =>
  callRaw(userRoutes.deleteProfile, {}, { token: accessToken });
const isErased = async ({ userId }: Person) => {
  const rows = await dumpPartition(`USER#${userId}`);
  const erased = rows.some(({ deletedAt }) => deletedAt !== undefined);
  if (erased) {
    const tombstone = ['deletedAt', 'expiresAt', 'pk', 'sk', 'tokensValidAfter', 'userId'];
    expect(rows.map((row) => Object.keys(row).toSorted())).toEqual([tombstone]);
  }
  return erased;
};
async function requireTrueCounts(organizationId: string): Promise<{ owners: number }> {
  await expectConsistent(organizationId);
  const rows = await dumpPartition(`ORG#${organizationId}`);
  return {
    owners: rows.filter(({ sk, role }) => String(sk).startsWith('MEMBER#') && role === 'owner').length,
  };
}

describe('two co-owners who delete their accounts at once', () => {
  it('leave one owner behind, because exactly one of them is refused', async () => {
    const outcomes = await rounds(25, async () => {
      const pair = await Promise.all([makePerson(), makePerson()]);
      const organizationId = await makeOrganization(pair[0], { name: 'Contested' });
      await addMember(organizationId, pair[1], 'owner');
      const responses = await Promise.all(pair.map(deleteAccount));
      expect(await requireTrueCounts(organizationId)).toEqual({ owners: 1 });
      const refused = responses.filter(({ status }) => status === 409);
      expect(refused.map(({ body }) => [body.code, body.organizations])).toEqual([
        ['LAST_OWNER', [{ organizationId, name: 'Contested' }]],
      ]);
      return responses
        .map(({ status }) => status)
        .toSorted((a, b) => a - b)
        .join();
    });
    expect(new Set(outcomes)).toEqual(new Set(['200,409']));
  });

  const acts = {
    leaves: (by: Person, organizationId: string) =>
      callRaw(organizationRoutes.leaveOrganization, { organizationId }, { token: by.accessToken }),
    'steps down': (by: Person, organizationId: string) =>
      callRaw(
        teamRoutes.changeRoles,
        { userId: by.userId, roles: ['member'] },
        { token: by.accessToken, organizationId },
      ),
    'removes the first': (by: Person, organizationId: string, first: Person) =>
      callRaw(teamRoutes.removeMember, { userId: first.userId }, { token: by.accessToken, organizationId }),
  };

  it.each(Object.entries(acts))(
    'leave one owner behind when the second one %s instead',
    async (_name, act) => {
      await rounds(10, async () => {
        const [first, second] = await Promise.all([makePerson(), makePerson()]);
        const organizationId = await makeOrganization(first);
        await addMember(organizationId, second, 'owner');
        const responses = await Promise.all([
          deleteAccount(first),
          later(() => act(second, organizationId, first)),
        ]);
        expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
        expect(await requireTrueCounts(organizationId)).toEqual({ owners: 1 });
      });
    },
  );
});

describe('deleting an account at the same moment as', () => {
  it('creating an organization does exactly one of the two', async () => {
    const create = ({ accessToken: token }: Person) =>
      callRaw(organizationRoutes.createOrganization, { name: 'Late' }, { token });
    const race = async (person: Person) =>
      await Promise.all([deleteAccount(person), later(() => create(person))]);
    const oneAfterTheOther = async (person: Person) =>
      [await deleteAccount(person), await create(person)] as const;

    const round = async (act: typeof oneAfterTheOther) => {
      const person = await makePerson();
      const [deleted, created] = await act(person);
      expect(await isErased(person)).toBe(deleted.status === 200);
      expect(created.status === 200).toBe(deleted.status !== 200);
      const organizationId = created.body.organizationId as string | undefined;
      if (organizationId) expect(await requireTrueCounts(organizationId)).toEqual({ owners: 1 });
      return { person, erased: deleted.status === 200 };
    };
    // The organization may win every race, so the first round deletes before it creates.
    const outcomes = [await round(oneAfterTheOther), ...(await rounds(12, () => round(race)))];
    expect(outcomes[0]!.erased).toBe(true);
    const erased = outcomes.filter((outcome) => outcome.erased).map(({ person }) => person);
    const text = JSON.stringify((await dumpTable()).filter(({ pk }) => !String(pk).startsWith('AUDIT#')));
    for (const { email } of erased) expect(text).not.toContain(email);
  });

  it('joining an organization leaves no membership of the deleted account', async () => {
    await rounds(8, async () => {
      const [person, owner] = await Promise.all([makePerson(), makePerson()]);
      const organizationId = await makeOrganization(owner);
      const [deleted] = await Promise.all([
        deleteAccount(person),
        later(() => addMember(organizationId, person, 'member').catch(() => 'refused')),
      ]);
      expect(deleted.status).toBe(200);
      expect(await isErased(person)).toBe(true);
      expect(await requireTrueCounts(organizationId)).toEqual({ owners: 1 });
      const rows = await dumpPartition(`ORG#${organizationId}`);
      expect(rows.filter(({ sk }) => sk === `MEMBER#${person.userId}`)).toEqual([]);
    });
  });

  it('renaming, switching and signing out brings nothing of the account back', async () => {
    await rounds(8, async () => {
      const [person, owner] = await Promise.all([makePerson(), makePerson()]);
      const organizationId = await makeOrganization(owner);
      await addMember(organizationId, person, 'member');
      const token = person.accessToken;
      const responses = await Promise.all([
        later(() => callRaw(userRoutes.updateProfile, { name: 'Back again' }, { token })),
        later(() => callRaw(userRoutes.switchOrganization, { organizationId }, { token })),
        deleteAccount(person),
        deleteAccount(person),
        later(() => callRaw(userRoutes.signOutEverywhere, {}, { token })),
      ]);
      expect(responses.filter(({ status }) => status === 500)).toEqual([]);
      // If signing out was first, the token of the deletion is revoked and the account stays.
      if (await isErased(person)) {
        expect(JSON.stringify(await dumpPartition(`ORG#${organizationId}`))).not.toContain(person.userId);
      } else {
        expect(responses.slice(2, 4).map(({ status }) => status)).toEqual([401, 401]);
      }
      expect(await requireTrueCounts(organizationId)).toEqual({ owners: 1 });
    });
  });
});

describe('a call that passed authentication before the account was deleted', () => {
  const calls = {
    updateProfile: { name: 'Back again' },
    switchOrganization: { organizationId: '' },
    signOutEverywhere: {},
    createOrganization: { name: 'Late' },
  };

  it.each(Object.keys(calls) as (keyof typeof calls)[])(
    'is refused after the deletion and writes nothing: %s',
    async (operation) => {
      const [person, owner] = await Promise.all([makePerson(), makePerson()]);
      const organizationId = await makeOrganization(owner);
      const operations = await loadFunction(async () => ({
        ...(await import('#functions/user/handler')).operations,
        ...(await import('#functions/organization/handler')).operations,
      }));
      const { contextFor } = await import('#functions/shared/membership/context-for');
      const claims = { sub: person.userId, token_use: 'access', iat: Math.floor(Date.now() / 1000) };
      const event = { headers: {}, requestContext: { requestId: 'late', authorizer: { jwt: { claims } } } };
      const context = await contextFor(userRoutes.getProfile, event as never, () => undefined);

      expect((await deleteAccount(person)).status).toBe(200);
      const erased = await dumpPartition(`USER#${person.userId}`);
      const act = operations[operation] as (context: unknown, input: object) => Promise<unknown>;
      const input = { ...calls[operation], ...(operation === 'switchOrganization' && { organizationId }) };
      await expect(act(context, input)).rejects.toThrow();
      expect(await dumpPartition(`USER#${person.userId}`)).toEqual(erased);
    },
  );
});
