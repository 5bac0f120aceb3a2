import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { serverLimits } from '#contract/rules/server-limits';

export async function tokenFor(challenge: Challenge): Promise<string> {
  // Lower counters cannot be solutions, and a test run solves more than a hundred.
  const counterStart = serverLimits.captchaWork.from;
  const solution = await solveChallenge({ challenge, deriveKey, counterStart });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
