import { describe, expect, it } from 'vitest';
import { contactRoutes } from '#contract/resources/contact';
import { emailHash } from '#functions/shared/data/hash';
import { keys } from '#functions/shared/data/keys';
import { callRaw, times } from '../support/call.ts';
import { solveCaptcha } from '../support/captcha.ts';
import { mailsTo, nextMail } from '../support/mail.ts';
import { askForNewsletter, newAddress, subscribeToNewsletter, tokenIn } from '../support/newsletter.ts';
import { dumpPartition, putRow, readItem } from '../support/table.ts';

const operator = 'operator@refdeck.example';
const demo = (email: string, change: object = {}) => ({
  kind: 'demo',
  fullName: 'Ada Virtanen',
  email,
  company: 'Example Oy',
  companySize: '11-50',
  referralSource: 'search',
  ...change,
});
const send = async (message: object) =>
  callRaw(contactRoutes.sendContactMessage, { captchaToken: await solveCaptcha('contact'), ...message }, {});
const storedFrom = async (email: string) =>
  (await dumpPartition(keys.contact(new Date(), 'x').pk)).filter((item) => item.email === email);
const mailsFrom = async (email: string) =>
  (await mailsTo(operator)).filter(({ text }) => text.includes(`Email: ${email}`));

describe('a message of the contact form', () => {
  it('is stored for a year and mailed to the operator', async () => {
    const email = newAddress();
    const { status, body } = await send(demo(email, { phone: '+358 40 123', message: 'Forty stories' }));
    expect([status, body]).toEqual([200, { received: true }]);
    const [stored, ...others] = await storedFrom(email);
    expect(others).toEqual([]);
    expect(stored).toMatchObject(demo(email, { phone: '+358 40 123', message: 'Forty stories' }));
    expect(stored).not.toHaveProperty('captchaToken');
    const days = (Number(stored!.expiresAt) * 1000 - Date.now()) / (24 * 60 * 60 * 1000);
    expect(Math.round(days)).toBe(365);

    await expect.poll(() => mailsFrom(email)).toHaveLength(1);
    const [mail] = await mailsFrom(email);
    expect(mail!.subject).toBe('Demo request from Ada Virtanen, Example Oy');
    expect(mail!.text).toContain('> Forty stories');
  });

  it.each([
    ['demo', 'companySize', 'Company size is required'],
    ['demo', 'referralSource', 'Please say how you heard about us'],
    ['demo', 'fullName', 'Full name is required'],
    ['demo', 'email', 'An email address is required'],
    ['demo', 'company', 'Company is required'],
    ['demo', 'captchaToken', 'Please complete the captcha'],
    ['sales', 'message', 'Message is required'],
    ['support', 'message', 'Message is required'],
  ])('of kind %s requires its %s', async (kind, field, text) => {
    const email = newAddress();
    const message = { ...demo(email), kind, message: 'Hello', captchaToken: 'x', [field]: undefined };
    const { status, body } = await callRaw(contactRoutes.sendContactMessage, message, {});
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(body.fields).toEqual({ [field]: text });
    expect(await storedFrom(email)).toEqual([]);
  });

  it.each([
    ['of another kind', { kind: 'spam' }, 'Kind must be demo, sales or support'],
    ['with a size not on offer', { companySize: '2' }, 'Company size is required'],
    ['with a header in its address', { email: 'a@b\r\nBcc: victim@example.com' }, 'Must be an email address'],
    ['with a header in its name', { fullName: 'A\r\nBcc: victim@example.com' }, 'Must be a single line'],
    ['that is too long', { message: 'x'.repeat(2_001) }, 'Must be at most 2000 characters'],
  ])('%s is refused', async (_what, change, text) => {
    const { status, body } = await send({ ...demo(newAddress()), ...change });
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(body.Error).toContain(text);
  });

  it('is refused with a waiting time after five an hour from one address', async () => {
    const email = newAddress();
    const responses = [];
    for (let n = 0; n < 6; n += 1) responses.push(await send(demo(email)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(Number(responses[5]!.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await storedFrom(email)).toHaveLength(5);
    expect((await send(demo(newAddress()))).status).toBe(200);
  });
});

const subscriber = (email: string) => readItem(keys.subscriber(emailHash(email)));
const subscribe = async (email: string) =>
  callRaw(contactRoutes.subscribe, { email, captchaToken: await solveCaptcha('newsletter') }, {});
const confirm = (token: string) => callRaw(contactRoutes.confirmSubscription, { token }, {});
const unsubscribe = (token: string) => callRaw(contactRoutes.unsubscribe, { token }, {});
const shown = ({ status, body }: Awaited<ReturnType<typeof callRaw>>) => [status, body.code ?? body];

describe('the newsletter', () => {
  it('starts only after the mailed link was used, however the address was typed', async () => {
    const email = newAddress();
    expect(shown(await subscribe(` ${email.toUpperCase()} `))).toEqual([200, { received: true }]);
    const token = tokenIn(await nextMail(email));
    expect(await subscriber(email)).toMatchObject({ email, status: 'pending' });
    expect(JSON.stringify(await subscriber(email))).not.toContain(token.split('.')[1]);

    expect(shown(await confirm(token))).toEqual([200, { subscribed: true }]);
    const row = await subscriber(email);
    expect(row).toMatchObject({ email, status: 'confirmed' });
    expect(row).not.toHaveProperty('expiresAt');
  });

  it('is confirmed once by ten clicks, with one welcome mail', async () => {
    const email = newAddress();
    const token = await askForNewsletter(email);
    const responses = await times(10, () => confirm(token));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    await nextMail(email, 2);
    expect(shown(await confirm(token))).toEqual([200, { subscribed: true }]);
    await nextMail(await welcomed());
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('answers new, pending and subscribed addresses alike, and mails no subscriber', async () => {
    const email = newAddress();
    const responses = [await subscribe(email)];
    const token = tokenIn(await nextMail(email));
    responses.push(await subscribe(email));
    const newest = tokenIn(await nextMail(email, 2));
    expect(shown(await confirm(token))).toEqual([410, 'LINK_EXPIRED']);
    await confirm(newest);
    await nextMail(email, 3);
    responses.push(await subscribe(email));
    expect(responses.map(shown)).toEqual(Array.from({ length: 3 }, () => [200, { received: true }]));
    await nextMail(await welcomed());
    expect(await mailsTo(email)).toHaveLength(3);
  });

  it('mails an address at most three times a day without saying so', async () => {
    const email = newAddress();
    const responses = [];
    for (let n = 0; n < 5; n += 1) responses.push(await subscribe(email));
    expect(responses.map(shown)).toEqual(Array.from({ length: 5 }, () => [200, { received: true }]));
    await nextMail(email, 3);
    await nextMail(await welcomed());
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(3);
    const confirmed = [];
    for (const mail of mails) confirmed.push(shown(await confirm(tokenIn(mail))));
    expect(confirmed.filter(([status]) => status === 200)).toEqual([[200, { subscribed: true }]]);
  });

  it('ends with the link of the welcome mail and stores nothing', async () => {
    const email = newAddress();
    const token = await subscribeToNewsletter(email);
    expect(shown(await unsubscribe(token))).toEqual([200, { subscribed: false }]);
    expect(await subscriber(email)).toBeUndefined();
    // The answer is the one for an unknown address, so nobody can find out who subscribes.
    expect(shown(await unsubscribe(token))).toEqual([410, 'LINK_EXPIRED']);
  });

  it('accepts no token but its own', async () => {
    const email = newAddress();
    const confirmToken = await askForNewsletter(email);
    const wrong = `${emailHash(email)}.${'A'.repeat(43)}`;
    const unknown = `${emailHash(newAddress())}.${'A'.repeat(43)}`;
    for (const token of [wrong, unknown]) {
      expect(shown(await confirm(token))).toEqual([410, 'LINK_EXPIRED']);
      expect(shown(await unsubscribe(token))).toEqual([410, 'LINK_EXPIRED']);
    }
    expect(shown(await unsubscribe(confirmToken))).toEqual([410, 'LINK_EXPIRED']);
    for (const token of ['', 'x', `${'g'.repeat(64)}.${'A'.repeat(43)}`, `${confirmToken}A`]) {
      expect(shown(await confirm(token))).toEqual([400, 'VALIDATION_FAILED']);
    }
    expect(await subscriber(email)).toMatchObject({ status: 'pending' });
  });

  it('accepts no link older than seven days', async () => {
    const email = newAddress();
    const token = await askForNewsletter(email);
    const row = (await subscriber(email))!;
    expect(Number(row.expiresAt) - Date.now() / 1000).toBeGreaterThan(7 * 24 * 60 * 60 - 60);
    await putRow(keys.subscriber(emailHash(email)), { ...row, expiresAt: Math.floor(Date.now() / 1000) });
    expect(shown(await confirm(token))).toEqual([410, 'LINK_EXPIRED']);
  });
});

async function welcomed(): Promise<string> {
  const email = newAddress();
  await subscribeToNewsletter(email);
  return email;
}
