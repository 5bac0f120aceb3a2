import { beforeAll, describe, expect, it } from 'vitest';
import { webhookRoutes } from '#contract/billing';
import type { SignedBody } from '#contract/route';
import { limits } from '#contract/limits';
import {
  eventAbout,
  limitsOf,
  makePaid,
  openStripe,
  send,
  signed,
  stripeControl,
  subscriptionOf,
  type Paid,
} from '../support/stripe.ts';
import { send as sendBytes } from './send.ts';

const now = () => Math.floor(Date.now() / 1000);
const { path } = webhookRoutes.receiveStripeEvent;

let paid: Paid;
beforeAll(async () => {
  paid = await makePaid();
});

const state = async () => [await subscriptionOf(paid.organizationId), await limitsOf(paid.organizationId)];

/** Past every client: the same header twice stays twice. */
const sendWith = (signatures: string[], payload: string) =>
  sendBytes({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', 'stripe-signature': signatures },
    body: Buffer.from(payload),
  });

async function expectRefused(bodies: readonly SignedBody[]): Promise<void> {
  const before = await state();
  for (const body of bodies) {
    const { status, body: said } = await send(body);
    expect([status, said.code], body.signature).toEqual([400, 'SIGNATURE_INVALID']);
  }
  expect(await state()).toEqual(before);
}

describe('an event that somebody has recorded', () => {
  it('tells nothing old when it is sent again after things have changed', async () => {
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

  it('is not younger for a later time in its header', async () => {
    const { payload, signature } = await signed(eventAbout(paid.customer), {
      at: now() - limits.signatureSeconds - 10,
    });
    const [, v1] = signature.split(',');
    await expectRefused([
      { payload, signature: `t=${now()},${v1}` },
      { payload, signature: `${signature},t=${now()}` },
      { payload, signature: `t=${now()},${signature}` },
    ]);
  });

  it('is not older for an earlier time in its header', async () => {
    const { payload, signature } = await signed(eventAbout(paid.customer), {
      at: now() + limits.signatureSeconds + 60,
    });
    await expectRefused([
      { payload, signature: `t=${now()},${signature}` },
      { payload, signature: `t=${now()},${signature.replace('t=', 't= ')}` },
      { payload, signature: `${signature},t=${now()}` },
    ]);
  });

  it('holds for each of its bytes', async () => {
    const { payload, signature } = await signed(eventAbout(paid.customer));
    const at = (index: number) =>
      payload.slice(0, index) + (payload[index] === 'x' ? 'y' : 'x') + payload.slice(index + 1);
    const changed = Array.from({ length: 12 }, (_, index) =>
      at(Math.floor((index * (payload.length - 1)) / 11)),
    );
    await expectRefused(
      [...changed, `${payload}\n`, ` ${payload}`, payload.slice(0, -1)].map((one) => ({
        payload: one,
        signature,
      })),
    );
  });

  it('signs nothing but itself', async () => {
    const [one, other] = await Promise.all([
      signed(eventAbout(paid.customer)),
      signed(eventAbout('cus_nobody')),
    ]);
    await expectRefused([{ payload: one.payload, signature: other.signature }]);
  });
});

describe('a signature that comes twice', () => {
  it('makes a forged event no better, in either order', async () => {
    const { signature } = await signed(eventAbout('cus_nobody'));
    const forged = JSON.stringify(eventAbout(paid.customer));
    const { signature: wrong } = await signed(eventAbout(paid.customer), { secret: 'whsec_other' });
    const before = await state();
    for (const both of [
      [signature, wrong],
      [wrong, signature],
      [signature, signature],
    ]) {
      expect((await sendWith(both, forged)).status).toBe(400);
    }
    expect(await state()).toEqual(before);
  });
});
