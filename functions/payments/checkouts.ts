import { Stripe } from 'stripe';
import { callStripe } from './stripe.ts';

/** A checkout left open in another tab would create a second subscription. */
export async function closeCheckouts(customer: string): Promise<void> {
  await callStripe(async (stripe) => {
    const { data } = await stripe.checkout.sessions.list({ customer, status: 'open' });
    await Promise.all(data.map(({ id }) => expire(stripe, id)));
  });
}

export async function expire(stripe: Stripe, sessionId: string): Promise<boolean> {
  try {
    await stripe.checkout.sessions.expire(sessionId);
    return true;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return false;
    throw error;
  }
}
