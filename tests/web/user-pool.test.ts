import { beforeEach, expect, it, vi } from 'vitest';
import { withSession } from '#web/lib/user-pool.ts';

const session = vi.hoisted(() => ({
  accessToken: vi.fn<(force?: boolean) => Promise<string | undefined>>(),
  signInAgain: vi.fn<() => Promise<string | undefined>>(),
}));
vi.mock('#web/lib/session.ts', () => session);

const step = vi.fn<() => Promise<string>>();
const revoked = () =>
  Object.assign(new Error('Access Token has been revoked'), { name: 'NotAuthorizedException' });

beforeEach(() => {
  vi.resetAllMocks();
  step.mockResolvedValue('done');
});

it('runs no step for nobody, nor for somebody else who signed in', async () => {
  session.accessToken.mockResolvedValue(undefined);
  session.signInAgain.mockResolvedValue(undefined);
  await expect(withSession(step)).rejects.toThrow('Your session has ended');
  expect(step).not.toHaveBeenCalled();
});

it('runs the step once the person has signed in again', async () => {
  session.accessToken.mockResolvedValue(undefined);
  session.signInAgain.mockResolvedValue('token');
  expect(await withSession(step)).toBe('done');
  expect(step).toHaveBeenCalledTimes(1);
});

it('runs a refused step once more with a renewed token, and not a third time', async () => {
  session.accessToken.mockResolvedValue('token');
  step.mockRejectedValue(revoked());
  await expect(withSession(step)).rejects.toThrow('revoked');
  expect(step).toHaveBeenCalledTimes(2);
  expect(session.signInAgain).not.toHaveBeenCalled();
});
