import { createChallenge, randomInt, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CaptchaPurpose } from '#contract/resources/captcha';
import { serverLimits } from '#contract/rules/server-limits';
import { secondsOf } from '../data/expiry.ts';
import { absent } from '../data/expression.ts';
import { hashOf } from '../data/hash.ts';
import { keys } from '../data/keys.ts';
import { tableKeys } from '../data/table.ts';
import { put, type Step } from '../data/write.ts';
import { AppError } from '../errors/app-error.ts';
import { ownSecret } from './secret.ts';

// This takes about half a second in one thread of a browser, and a few milliseconds here.
const work = { algorithm: 'PBKDF2/SHA-256', cost: 1_000, counter: serverLimits.captchaWork };

/** A challenge with an address is valid for nothing but that address. */
export async function newChallenge(purpose: CaptchaPurpose, now: Date, address?: string): Promise<Challenge> {
  return await createChallenge({
    algorithm: work.algorithm,
    cost: work.cost,
    counter: randomInt(work.counter.to, work.counter.from),
    deriveKey,
    expiresAt: expiry(now),
    data: { purpose, ...(address && { address }) },
    ...(await signing()),
  });
}

/** The step belongs first in the guarded transaction, so that only one call with the same solution commits. */
export async function solvedCaptcha(
  token: string,
  purpose: CaptchaPurpose,
  now: Date,
  address?: string,
): Promise<Step> {
  const payload = read(token);
  const { parameters, signature } = payload.challenge;
  const { verified } = await verifySolution({ ...payload, deriveKey, ...(await signing()) });
  const { data, expiresAt = 0 } = parameters;
  const isMeant = data?.purpose === purpose && data.address === address;
  const good = verified && isMeant && expiresAt > now.getTime() / 1000;
  if (!good) throw new AppError('CAPTCHA_FAILED');
  // The library accepts a solution again, even with a changed counter, so the challenge's own signature is used up.
  return put(
    keys.captcha(hashOf(signature!)),
    { [tableKeys.expiry]: expiry(now) },
    { pk: absent },
    () => new AppError('CAPTCHA_FAILED'),
  );
}

async function signing() {
  const secret = await ownSecret('captcha');
  return {
    hmacSignatureSecret: hashOf(secret, 'challenge'),
    hmacKeySignatureSecret: hashOf(secret, 'key'),
  };
}

const expiry = (now: Date) => secondsOf(now) + serverLimits.captchaSeconds;

function read(token: string): Payload {
  try {
    const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Partial<Payload>;
    const { challenge, solution } = payload;
    if (typeof challenge?.signature !== 'string' || !challenge.parameters || !solution) throw new Error();
    return { challenge, solution };
  } catch {
    throw new AppError('CAPTCHA_FAILED');
  }
}
