import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { limits } from '#contract/rules/limits';

/** What the widget hands over when it has solved a challenge. */
export async function tokenFor(challenge: Challenge): Promise<string> {
  // What is known to be in vain is left out: a test run solves a hundred and more.
  const counterStart = limits.captchaWork.from;
  const solution = await solveChallenge({ challenge, deriveKey, counterStart });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
