import { sessionRoutes } from '#contract/resources/session';
import { Person } from '#functions/shared/smoke/person';
import { signIn } from '#functions/shared/smoke/sign-in';
import { holdsIf, type Proof } from '../proof.ts';

/** A replaced token works for 30 seconds. */
const afterGraceMs = 45_000;

export const refreshReuse: Proof = {
  id: 'refresh-reuse',
  statement: 'A refresh token that was replaced works for its grace period, and opens nothing after it.',
  async run({ address, config, person: account, pause }) {
    const refreshToken = await signIn(config, account);
    const use = () =>
      new Person(address).call(sessionRoutes.startSession, { refreshToken }).then(
        () => 'tokens',
        (error: unknown) => (error as Error).message,
      );
    const [first, again] = [await use(), await use()];
    await pause(afterGraceMs);
    const late = await use();
    return holdsIf(
      first === 'tokens' && again === 'tokens' && late.startsWith('status 401'),
      `first: ${first}; at once again: ${again}; after ${afterGraceMs / 1_000} s: ${late}`,
    );
  },
};
