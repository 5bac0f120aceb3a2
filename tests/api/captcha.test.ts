import { beforeAll, describe, expect, it } from 'vitest';
import { solveChallenge, type Challenge, type Solution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { captchaRoutes, type CaptchaPurpose } from '#contract/resources/captcha';
import { contactRoutes } from '#contract/resources/contact';
import { solvedCaptcha } from '#functions/shared/security/captcha';
import { callRaw, outcomes, times } from '../support/call.ts';
import { solveCaptcha } from '../support/captcha.ts';
import { runInProcess } from '../support/in-process.ts';
import { newAddress } from '../support/newsletter.ts';
import { call } from '../support/people.ts';

const use = (captchaToken: unknown, change: object = {}) =>
  callRaw(
    contactRoutes.sendContactMessage,
    {
      kind: 'support',
      fullName: 'Ada',
      email: newAddress(),
      company: 'Acme',
      message: 'Hello',
      captchaToken,
      ...change,
    },
    {},
  );
const outcome = ({ status, body }: Awaited<ReturnType<typeof use>>) => `${status} ${body.code ?? ''}`.trim();

interface Payload {
  challenge: Challenge;
  solution: Solution;
}
const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');
const decode = (token: string) => JSON.parse(Buffer.from(token, 'base64').toString()) as Payload;

describe('a solved captcha', () => {
  it('opens one of twenty calls that come at once', async () => {
    const token = await solveCaptcha('contact');
    const responses = await times(20, () => use(token));
    expect(outcomes(responses)).toEqual({ 200: 1, CAPTCHA_FAILED: 19 });
  });

  it('is used up in every other spelling of its counter or encoding', async () => {
    const token = await solveCaptcha('contact');
    expect(outcome(await use(token))).toBe('200');
    const { challenge, solution } = decode(token);
    const { parameters, signature } = challenge;
    for (const again of [
      { challenge, solution: { ...solution, counter: solution.counter + 1 } },
      { solution, challenge: { signature, parameters }, more: 'fields' },
      { challenge: { ...challenge, signature: signature!.toUpperCase() }, solution },
    ]) {
      expect(outcome(await use(encode(again)))).toBe('400 CAPTCHA_FAILED');
    }
    for (const again of [token, `${token}\n`]) expect(outcome(await use(again))).toBe('400 CAPTCHA_FAILED');
  });

  it.each(['invite', 'newsletter'] as const)('for %s does not open the contact form', async (purpose) => {
    expect(outcome(await use(await solveCaptcha(purpose)))).toBe('400 CAPTCHA_FAILED');
  });

  it('is not used up by a call that is refused', async () => {
    const token = await solveCaptcha('contact');
    expect(outcome(await use(token, { company: '' }))).toBe('400 VALIDATION_FAILED');
    const email = newAddress();
    // The limit counts by the clock's hour, which may end meanwhile: then five more are accepted.
    const messages = async (n: number): Promise<string> => {
      const answer = outcome(await use(await solveCaptcha('contact'), { email }));
      return answer === '200' && n < 10 ? messages(n + 1) : answer;
    };
    expect(await messages(0)).toBe('429 RATE_LIMITED');
    expect(outcome(await use(token, { email }))).toBe('429 RATE_LIMITED');
    expect(outcome(await use(token))).toBe('200');
  });
});

describe('a captcha that expires', () => {
  beforeAll(runInProcess);

  it('is valid for ten minutes', async () => {
    const token = await solveCaptcha('contact');
    const later = (seconds: number) => new Date(Date.now() + seconds * 1000);
    await expect(solvedCaptcha(token, 'contact', later(590))).resolves.toBeDefined();
    await expect(solvedCaptcha(token, 'contact', later(601))).rejects.toMatchObject({
      code: 'CAPTCHA_FAILED',
    });
  });
});

describe('a captcha that was tampered with', () => {
  it.each<[string, (payload: Payload) => void]>([
    ['a later expiry', ({ challenge }) => (challenge.parameters.expiresAt! += 600)],
    ['no expiry', ({ challenge }) => delete challenge.parameters.expiresAt],
    ['another purpose', ({ challenge }) => (challenge.parameters.data = { purpose: 'invite' })],
    ['less work', ({ challenge }) => (challenge.parameters.cost = 1)],
    ['no signed key', ({ challenge }) => delete challenge.parameters.keySignature],
    ['another nonce', ({ challenge }) => (challenge.parameters.nonce = '00'.repeat(16))],
    ['another signature', ({ challenge }) => (challenge.signature = '0'.repeat(64))],
    ['another key', ({ solution }) => (solution.derivedKey = '0'.repeat(solution.derivedKey.length))],
    ['no key', ({ solution }) => (solution.derivedKey = '')],
    ['a counter that is none', ({ solution }) => (solution.counter = 'x' as unknown as number)],
  ])('by %s is refused', async (_what, tamper) => {
    const payload = decode(await solveCaptcha('contact'));
    tamper(payload);
    expect(outcome(await use(encode(payload)))).toBe('400 CAPTCHA_FAILED');
  });

  it('by solving nothing is refused', async () => {
    const challenge = await call(captchaRoutes.getCaptcha, { purpose: 'contact' }, {});
    const solution = { counter: 500, derivedKey: challenge.parameters.keyPrefix ?? '00' };
    expect(outcome(await use(encode({ challenge, solution })))).toBe('400 CAPTCHA_FAILED');
  });
});

describe('a malformed captcha', () => {
  const signature = '0'.repeat(64);
  const solution = { counter: 500, derivedKey: '00' };
  const future = { expiresAt: 4_102_444_800, data: { purpose: 'contact' } };
  const deep = `${'['.repeat(1_000)}${']'.repeat(1_000)}`;

  it.each([
    'x',
    '%%%',
    'null',
    'not base64 at all ☃',
    '\u0000',
    encode(null),
    encode(5),
    encode('text'),
    encode([]),
    encode({}),
    encode({ challenge: null, solution }),
    encode({ challenge: { signature }, solution }),
    encode({ challenge: { signature: 5, parameters: {} }, solution }),
    encode({ challenge: { signature: [signature], parameters: {} }, solution }),
    encode({ challenge: { signature: '', parameters: {} }, solution }),
    encode({ challenge: { signature, parameters: 'text' }, solution }),
    encode({ challenge: { signature, parameters: 1 }, solution }),
    encode({ challenge: { signature, parameters: [] }, solution }),
    encode({ challenge: { signature, parameters: { ...future, cost: 1e9 } }, solution: true }),
    encode({ challenge: { signature, parameters: { ...future, nonce: null } }, solution: [] }),
    encode({ challenge: { signature, parameters: future }, solution, hmacSignatureSecret: 'mine' }),
    Buffer.from(`{"__proto__":{"challenge":{}},"constructor":1}`).toString('base64'),
    Buffer.from(
      `{"challenge":{"signature":"${signature}","parameters":{"__proto__":{"expiresAt":9e9}}},"solution":{"__proto__":{}}}`,
    ).toString('base64'),
    Buffer.from(
      `{"challenge":{"signature":"${signature}","parameters":${deep}},"solution":{"counter":1}}`,
    ).toString('base64'),
  ])('is refused: %j', async (token) => {
    expect(outcome(await use(token))).toBe('400 CAPTCHA_FAILED');
  });

  it.each([[''], ['A'.repeat(4_097)], [5], [null], [{ challenge: {} }], [undefined]])(
    'of a wrong type or length fails validation',
    async (token) => {
      expect(outcome(await use(token))).toBe('400 VALIDATION_FAILED');
    },
  );
});

describe('the work of a captcha', () => {
  it('takes between 30 ms and 3 s of processor time', async () => {
    const tries = [];
    for (let n = 0; n < 5; n += 1) tries.push(await solvingMs('contact'));
    const median = tries.toSorted((a, b) => a - b)[2]!;
    expect(median).toBeGreaterThan(30);
    expect(median).toBeLessThan(3_000);
  });
});

async function solvingMs(purpose: CaptchaPurpose): Promise<number> {
  const challenge = await call(captchaRoutes.getCaptcha, { purpose }, {});
  const before = process.cpuUsage();
  await solveChallenge({ challenge, deriveKey });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
