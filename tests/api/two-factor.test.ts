import { beforeEach, describe, expect, it } from 'vitest';
import { userRoutes } from '#contract/user';
import { callRaw } from '../support/call.ts';
import { callUserPool } from '../support/cloud.ts';
import { mailAbout } from '../support/mail.ts';
import { call, makePerson, type Person } from '../support/people.ts';
import { totp } from '@refdeck/local-cloud/fixture/totp';
import { auditOf } from '../support/table.ts';

let person: Person;
beforeEach(async () => {
  person = await makePerson();
});

const set = (enabled: boolean) =>
  callRaw(userRoutes.setTwoFactor, { enabled }, { token: person.accessToken });
const isOn = async () => (await call(userRoutes.getTwoFactor, {}, { token: person.accessToken })).enabled;

async function setUpApp(): Promise<void> {
  const AccessToken = person.accessToken;
  const { SecretCode } = await callUserPool<{ SecretCode: string }>('AssociateSoftwareToken', {
    AccessToken,
  });
  await callUserPool('VerifySoftwareToken', { AccessToken, UserCode: totp(SecretCode) });
}

describe('two-factor authentication', () => {
  it('is on once the app was set up and it was turned on, and off again, with a mail and an entry each time', async () => {
    await setUpApp();
    expect(await isOn()).toBe(false);
    expect(await set(true)).toMatchObject({ status: 200, body: { enabled: true } });
    expect(await isOn()).toBe(true);
    await mailAbout(person.email, /Two-factor authentication is on/);
    expect(await set(false)).toMatchObject({ status: 200, body: { enabled: false } });
    expect(await isOn()).toBe(false);
    const off = await mailAbout(person.email, /Two-factor authentication is off/);
    expect(off.text).toContain('If it was not you');

    const rows = await auditOf(person.userId);
    expect(rows.map(({ action }) => action)).toEqual(['profile.two-factor', 'profile.two-factor']);
  });

  it('cannot be turned on before the app was set up', async () => {
    const { status, body } = await set(true);
    expect([status, body.code]).toEqual([409, 'INVALID_TRANSITION']);
    expect(await isOn()).toBe(false);
  });
});
