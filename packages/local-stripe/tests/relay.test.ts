import { afterAll, expect, it } from 'vitest';
import { startRelay } from '../relay.ts';
import { clientOf, startHook, startStripe, subscribe } from './fixture/stripe.ts';

const webhookSecret = 'whsec_of_this_machine';
const fixture = await startStripe();
const webhook = await startHook(() => webhookSecret);
afterAll(async () => {
  webhook.server.close();
  await fixture.stop();
});

const until = async (condition: () => boolean) => {
  await expect.poll(condition, { interval: 5 }).toBe(true);
};

it('delivers every event once, in order, signed with the local secret', async () => {
  await fixture.stripe.customers.create({ name: 'Before' });
  const log: string[] = [];
  // Events have whole seconds: the relay begins with the next one.
  const startedAt = new Date(Math.ceil((Date.now() + 1) / 1000) * 1000);
  const relay = startRelay({
    stripe: clientOf(fixture.local),
    webhookUrl: webhook.url,
    webhookSecret,
    everyMs: 10,
    now: () => startedAt,
    log: (line) => log.push(line),
  });
  try {
    await new Promise((resolve) => setTimeout(resolve, startedAt.getTime() - Date.now()));
    webhook.refuse.push(500, 500);
    await subscribe(fixture);
    await fixture.local.settled();
    const own = fixture.hook.events.map(({ id }) => id).slice(1);
    await until(() => webhook.events.length >= own.length);
    // Refused events came later, but none is missing or double.
    expect(webhook.events.map(({ id }) => id).toSorted()).toEqual(own.toSorted());
    const before = webhook.events.length;
    await fixture.stripe.customers.create({ name: 'After' });
    await until(() => webhook.events.length > before);
    expect(webhook.types().slice(before)).toEqual(['customer.created']);

    await fixture.local.outage({ mode: 'error' });
    await until(() => log.length > 0);
    await fixture.local.outage({ mode: 'none' });
    await fixture.stripe.customers.create({ name: 'Later' });
    await until(() => webhook.events.length > before + 1);
    expect(log).toEqual(['Events of Stripe: The local Stripe was told to be down.']);
  } finally {
    relay.stop();
  }
});
