import type { Context } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { webhookRoutes } from '#contract/resources/billing';
import type { SignedBody } from '#contract/primitives/route';
import { serverLimits } from '#contract/rules/server-limits';
import { handler } from '#functions/webhook/handler';
import { send as sendBytes } from '../attack/send.ts';
import { runQuietly } from '../support/in-process.ts';
import {
  eventAbout,
  limitsOf,
  makePaid,
  openStripe,
  send,
  signed,
  stripeControl,
  subscriptionOf,
} from '../support/stripe.ts';

const now = () => Math.floor(Date.now() / 1000);
const { path } = webhookRoutes.receiveStripeEvent;

runQuietly();
const paid = await makePaid();

const state = async () => [await subscriptionOf(paid.organizationId), await limitsOf(paid.organizationId)];

/** Sends raw bytes, because a client would merge repeated headers. */
const sendWith = (signatures: string[], payload: string) =>
  sendBytes({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', 'stripe-signature': signatures },
    body: Buffer.from(payload),
  });

const seconds = serverLimits.signatureSeconds;
const tooOld = () => signed(eventAbout(paid.customer), { at: now() - seconds - 10 });
const tooYoung = () => signed(eventAbout(paid.customer), { at: now() + seconds + 10 });
const changed = async (change: (good: SignedBody) => Partial<SignedBody>): Promise<SignedBody> => {
  const good = await signed(eventAbout(paid.customer));
  return { ...good, ...change(good) };
};

const forged: Record<string, () => Promise<readonly SignedBody[]>> = {
  'without a signature': async () => [await changed(() => ({ signature: '' }))],
  'with another secret': async () => [await signed(eventAbout(paid.customer), { secret: 'whsec_other' })],
  'with the signature of another one': async () => {
    const { signature } = await signed(eventAbout('cus_nobody'));
    return [await changed(() => ({ signature }))];
  },
  'that was written anew': async () => [
    await changed(({ payload }) => ({ payload: JSON.stringify(JSON.parse(payload), null, 1) })),
  ],
  'with one byte of another value, more or less': async () => {
    const good = await signed(eventAbout(paid.customer));
    const { payload } = good;
    const other = Array.from({ length: 12 }, (_, step) => {
      const at = Math.floor((step * (payload.length - 1)) / 11);
      return payload.slice(0, at) + (payload[at] === 'x' ? 'y' : 'x') + payload.slice(at + 1);
    });
    return [...other, `${payload}\n`, ` ${payload}`, payload.slice(0, -1)].map((one) => ({
      ...good,
      payload: one,
    }));
  },
  'of an old scheme only': async () => [
    await changed(({ signature }) => ({ signature: signature.replace('v1=', 'v0=') })),
  ],
  'with a time that is no number': async () => [
    await changed(({ signature }) => ({ signature: signature.replace(/t=\d+/, 't=soon') })),
  ],
  'from more than five minutes ago, whatever time is added': async () => {
    const { payload, signature } = await tooOld();
    const [, v1] = signature.split(',');
    return [signature, `t=${now()},${v1}`, `${signature},t=${now()}`, `t=${now()},${signature}`].map(
      (one) => ({ payload, signature: one }),
    );
  },
  'from more than five minutes ahead, whatever time is added': async () => {
    const { payload, signature } = await tooYoung();
    const renamed = signature.replace('t=', 't= ');
    return [signature, `t=${now()},${signature}`, `t=${now()},${renamed}`, `${signature},t=${now()}`].map(
      (one) => ({ payload, signature: one }),
    );
  },
};

describe('an event', () => {
  it.each(Object.entries(forged))('%s changes nothing', async (_name, make) => {
    const before = await state();
    for (const body of await make()) {
      const { status, body: error } = await send(body);
      expect([status, error.code], body.signature).toEqual([400, 'SIGNATURE_INVALID']);
    }
    expect(await state()).toEqual(before);
  });

  it('with two signatures is accepted while the secret is replaced', async () => {
    const { payload, signature } = await signed(eventAbout(paid.customer));
    const both = signature.replace(',v1=', `,v1=${'0'.repeat(64)},v1=`);
    expect((await send({ payload, signature: both })).status).toBe(200);
  });

  it('within five minutes is accepted', async () => {
    for (const at of [now() - 290, now() + 290]) {
      expect((await send(await signed(eventAbout(paid.customer), { at }))).status).toBe(200);
    }
  });

  it.each([true, false])(
    'is verified over the signed bytes, in base64 or not: %s',
    async (isBase64Encoded) => {
      const { payload, signature } = await signed({ ...eventAbout(paid.customer), note: 'äö €' });
      const deliver = async (body: string) => {
        const encoded = isBase64Encoded ? Buffer.from(body).toString('base64') : body;
        const response = await handler(
          {
            routeKey: 'POST /api/stripe/webhook',
            headers: { 'stripe-signature': signature },
            requestContext: { requestId: 'test', http: { sourceIp: '127.0.0.1' } },
            body: encoded,
            isBase64Encoded,
          } as unknown as Parameters<typeof handler>[0],
          {} as Context,
          () => undefined,
        );
        return (response as { statusCode: number }).statusCode;
      };
      expect(await deliver(payload)).toBe(200);
      expect(await deliver(payload.replace('€', '$'))).toBe(400);
    },
  );

  it('with a repeated signature header is refused in either order', async () => {
    const { signature } = await signed(eventAbout('cus_nobody'));
    const body = JSON.stringify(eventAbout(paid.customer));
    const { signature: wrong } = await signed(eventAbout(paid.customer), { secret: 'whsec_other' });
    const before = await state();
    for (const both of [
      [signature, wrong],
      [wrong, signature],
      [signature, signature],
    ]) {
      expect((await sendWith(both, body)).status).toBe(400);
    }
    expect(await state()).toEqual(before);
  });
});

it('a recorded event that is replayed later changes nothing', async () => {
  const { organizationId, customer, subscription } = await makePaid();
  const recorded = await signed(
    eventAbout(customer, {
      data: { object: { object: 'subscription', id: subscription, status: 'active', customer } },
    }),
  );
  expect((await send(recorded)).status).toBe(200);
  await (await openStripe()).subscriptions.cancel(subscription);
  await stripeControl().settled({ customer });
  expect((await send(recorded)).status).toBe(200);
  expect(await subscriptionOf(organizationId)).toMatchObject({ status: 'canceled' });
  expect(await limitsOf(organizationId)).toMatchObject({ maxCards: 5 });
});
