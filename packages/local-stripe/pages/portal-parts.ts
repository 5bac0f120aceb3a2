import type { Account } from '../account.ts';
import { productOf } from '../catalog.ts';
import { dayOf, money, priceText } from '../invoices.ts';
import type { Product, Subscription } from '../shapes.ts';
import { html, type Html } from './html.ts';

export function currentPlan(account: Account, subscription: Subscription | undefined): Html {
  if (!subscription) return html`<p class="amount">No subscription</p>`;
  const { price } = subscription.items.data[0]!;
  return html`<p class="amount">${productOf(account, price).name}</p>
    <p>${priceText(price)}</p>
    <p class="quiet">${standing(subscription)}</p>`;
}

function standing(subscription: Subscription): string {
  const { status, trial_end, cancel_at, items } = subscription;
  const end = dayOf(cancel_at ?? items.data[0]!.current_period_end);
  if (cancel_at !== null) return `Ends on ${end}`;
  if (status === 'trialing' && trial_end !== null) return `Free trial, first payment on ${dayOf(trial_end)}`;
  if (status === 'active') return `Renews on ${end}`;
  return status === 'past_due' ? 'The last payment failed. Change the card.' : `Status: ${status}`;
}

export function planChoice(account: Account, subscription: Subscription): Html {
  const size = (product: Product) => Number(product.metadata.max_cards ?? 0);
  const products = Object.values(account.state.products)
    .filter(({ active }) => active)
    .sort((a, b) => size(a) - size(b));
  return html`<section aria-labelledby="plan">
    <h2 id="plan">Change plan</h2>
    <ul>
      ${products.map((product) => planLine(account, product, subscription))}
    </ul>
  </section>`;
}

function planLine(account: Account, product: Product, subscription: Subscription): Html {
  const current = subscription.items.data[0]!.price.id;
  const prices = Object.values(account.state.prices).filter(
    (price) => price.active && price.product === product.id,
  );
  const isCurrent = prices.some(({ id }) => id === current);
  return html`<li class="line">
    <strong>${product.name}</strong>${isCurrent && html`<span class="tag">Current plan</span>`}
    <div class="prices">
      ${prices.map((price) =>
        price.id === current
          ? html`<span class="button now" aria-current="true">${priceText(price)} ✓</span>`
          : html`<form method="post">
              <input type="hidden" name="price" value="${price.id}" />
              <button name="action" value="plan" aria-label="Change to ${product.name}, ${priceText(price)}">
                ${priceText(price)}
              </button>
            </form>`,
      )}
    </div>
  </li>`;
}

export function invoiceList(account: Account, customer: string): Html {
  const invoices = account.invoicesOf(customer).toReversed();
  return html`<section aria-labelledby="invoices">
    <h2 id="invoices">Invoices</h2>
    ${invoices.length === 0 && html`<p class="quiet">None yet.</p>`}
    <ul>
      ${invoices.map(
        ({ id, number, created, total, currency, status }) =>
          html`<li class="line">
            <span
              ><a href="/i/${id}/pdf">${number ?? id}</a><br /><span class="quiet"
                >${dayOf(created)}</span
              ></span
            >
            <span>${money(total, currency)}, ${status === 'paid' ? 'paid' : 'open'}</span>
          </li>`,
      )}
    </ul>
  </section>`;
}
