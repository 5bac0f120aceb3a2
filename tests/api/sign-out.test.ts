import { afterEach, describe, expect, it, vi } from 'vitest';
import { routes } from '#contract/index';
import { userRoutes } from '#contract/user';
import { callRaw } from '../support/call.ts';
import { signIn } from '../support/cloud.ts';
import { invoke, loadFunction, startFailingService } from '../support/in-process.ts';
import { call, makeOrganization, makePerson, renewedToken } from '../support/people.ts';
import { auditOf } from '../support/table.ts';

const password = 'a long enough password';
const signedIn = routes.filter(({ access }) => access !== 'public');
const signOut = (accessToken: string) => call(userRoutes.signOutEverywhere, {}, { token: accessToken });
const profileWith = async (token: string) => (await callRaw(userRoutes.getProfile, {}, { token })).status;

afterEach(() => vi.unstubAllEnvs());

describe('after signing out everywhere', () => {
  it('every access token of before is refused at once, on every signed-in route', async () => {
    const person = await makePerson();
    const organizationId = await makeOrganization(person);
    const elsewhere = await signIn(person.email, password);
    expect(await profileWith(elsewhere.accessToken)).toBe(200);
    expect(await signOut(person.accessToken)).toEqual({ signedOut: true });
    for (const token of [person.accessToken, elsewhere.accessToken]) {
      for (const route of signedIn) {
        for (const caller of [{ token }, { token, organizationId }]) {
          const { status } = await callRaw(route, { id: organizationId }, caller);
          expect(status, route.operation).toBe(401);
        }
      }
    }
  });

  it('every refresh token of before is refused', async () => {
    const person = await makePerson();
    const [one, other] = [await signIn(person.email, password), await signIn(person.email, password)];
    await expect(renewedToken(one.refreshToken)).resolves.toMatch(/^eyJ/);
    await signOut(one.accessToken);
    for (const { refreshToken } of [one, other])
      await expect(renewedToken(refreshToken)).rejects.toThrow('revoked');
  });

  it('a new sign-in works at once', async () => {
    const person = await makePerson();
    await signOut(person.accessToken);
    const { accessToken, refreshToken } = await signIn(person.email, password);
    expect(await profileWith(accessToken)).toBe(200);
    await expect(renewedToken(refreshToken)).resolves.toMatch(/^eyJ/);
  });

  it('nobody else is signed out, and the trail says once who did it', async () => {
    const [person, other] = await Promise.all([makePerson(), makePerson()]);
    await signOut(person.accessToken);
    expect(await profileWith(other.accessToken)).toBe(200);
    const rows = await auditOf(person.userId);
    expect(rows.map(({ action, actor, subject }) => ({ action, actor, subject }))).toEqual([
      { action: 'profile.sign-out', actor: person.userId, subject: person.userId },
    ]);
  });
});

describe('while the user pool does not answer', () => {
  it('the API refuses old tokens already, the caller hears 503, and trying again finishes it', async () => {
    const person = await makePerson();
    const { accessToken, refreshToken } = await signIn(person.email, password);
    const pool = await startFailingService();
    const { handler } = await loadFunction(() => import('#functions/user/handler'), {
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: pool.endpoint,
    });
    const { status, body, headers } = await invoke(handler, userRoutes.signOutEverywhere, {
      accessToken,
    });
    pool.stop();
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'BUSY', '1']);
    expect(await profileWith(accessToken)).toBe(401);

    // The refresh token is still good, but for nothing of ours; a new sign-in has the token for the next try.
    const renewed = await renewedToken(refreshToken);
    expect(await profileWith(renewed)).toBe(401);
    await signOut((await signIn(person.email, password)).accessToken);
    await expect(renewedToken(refreshToken)).rejects.toThrow('revoked');
  });
});
