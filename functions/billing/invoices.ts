import type { Stripe } from 'stripe';
import type { Invoice } from '#contract/billing';
import { limits } from '#contract/limits';
import { planOfPrice } from '#contract/plans';
import type { Log } from '../shared/log/log.ts';
import { asking } from './stripe.ts';

/** A customer's invoices, newest first; undefined while Stripe does not tell them: the rest of the page does not wait for it. */
export async function listInvoices(customer: string, log: Log): Promise<Invoice[] | undefined> {
  try {
    const { data } = await asking((stripe) => stripe.invoices.list({ customer, limit: limits.invoices }));
    // A draft may still change, and one that is void was a mistake.
    return data.filter(({ status }) => status !== 'draft' && status !== 'void').map(toInvoice);
  } catch (error) {
    log('INVOICES_UNAVAILABLE', { cause: (error as Error).name });
    return undefined;
  }
}

function toInvoice(invoice: Stripe.Invoice): Invoice {
  const { id, number, created, total, currency, status, invoice_pdf: pdf } = invoice;
  return {
    id,
    number: number ?? undefined,
    date: new Date(created * 1000).toISOString(),
    amount: total,
    currency,
    status: status ?? 'open',
    plan: planNameOf(invoice),
    pdf: pdf ?? undefined,
  };
}

/** Of a change of plan there are two lines: what is given back, and what is new, which comes last. */
function planNameOf({ lines, description }: Stripe.Invoice): string {
  const line = lines.data.at(-1);
  const price = line?.pricing?.price_details?.price;
  const priceId = typeof price === 'string' ? price : price?.id;
  return (priceId && planOfPrice(priceId)?.name) ?? line?.description ?? description ?? 'Subscription';
}
