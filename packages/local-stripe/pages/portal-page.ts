import type { Account } from '../account.ts';
import { attachCard, testCards, type CardInput } from '../cards.ts';
import { setDefaultCard } from '../customers.ts';
import { ApiError } from '../errors.ts';
import type { Subscription } from '../shapes.ts';
import {
  cancelAtPeriodEnd,
  changePrice,
  changeSubscription,
  endSubscription,
  hasEnded,
} from '../subscriptions.ts';
import {
  cardFields,
  cardOfForm,
  filledIn,
  html,
  message,
  page,
  seeOther,
  showPage,
  type Html,
  type PageResponse,
} from './html.ts';
import { currentPlan, invoiceList, planChoice } from './portal-parts.ts';

const done: Record<string, string> = {
  plan: 'The plan is changed.',
  cancel: 'The subscription ends with this period.',
  resume: 'The subscription goes on.',
  end: 'The subscription has ended.',
  card: 'The card is changed.',
};

export function portal(
  account: Account,
  id: string,
  query: URLSearchParams,
  form: URLSearchParams | undefined,
): PageResponse {
  const { customer } = account.get('portals', id);
  if (!form) return showPage(portalPage(account, id, filledIn, { done: done[query.get('done') ?? ''] }));
  const action = form.get('action') ?? '';
  try {
    act(account, customer, action, form);
    return seeOther(`/p/session/${id}?done=${action}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const typed = action === 'card' ? cardOfForm(form) : filledIn;
    return showPage(portalPage(account, id, typed, { problem: error.message, cardOpen: action === 'card' }));
  }
}

/** Returns the newest subscription that has not ended. */
function currentOf(account: Account, customer: string): Subscription | undefined {
  return account.subscriptionsOf(customer).findLast((subscription) => !hasEnded(subscription));
}

function act(account: Account, customer: string, action: string, form: URLSearchParams): void {
  const subscription = currentOf(account, customer);
  if (action === 'card') return changeCard(account, customer, cardOfForm(form));
  if (!subscription) throw new ApiError(400, 'There is no subscription any more.');
  if (action === 'plan') changePrice(account, subscription, account.price(form.get('price') ?? ''));
  else if (action === 'cancel') cancelAtPeriodEnd(account, subscription, true);
  else if (action === 'resume') cancelAtPeriodEnd(account, subscription, false);
  else if (action === 'end') endSubscription(account, subscription);
  else throw new ApiError(400, 'Choose what to change.');
}

/** The subscription's own card is removed, because it would take precedence. */
function changeCard(account: Account, customer: string, input: CardInput): void {
  const method = attachCard(account, customer, input);
  setDefaultCard(account, customer, method.id);
  const subscription = currentOf(account, customer);
  if (subscription) changeSubscription(account, subscription, { default_payment_method: null });
}

interface Shown {
  done?: string | undefined;
  problem?: string;
  cardOpen?: boolean;
}

function portalPage(account: Account, id: string, typed: CardInput, shown: Shown): string {
  const { customer: customerId, return_url } = account.get('portals', id);
  const { name, email } = account.customer(customerId);
  const subscription = currentOf(account, customerId);
  return page(
    'Billing portal',
    html`${return_url !== null && html`<p class="back"><a href="${return_url}">Back to ${account.business}</a></p>`}
      ${message('bad', shown.problem)} ${message('good', shown.done)}
      <div class="two">
        <div>
          <h1>${name ?? email ?? customerId}</h1>
          ${currentPlan(account, subscription)}
        </div>
        <div>
          ${subscription && planChoice(account, subscription)}
          ${cardSection(account, customerId, typed, shown)} ${subscription && cancelSection(subscription)}
          ${invoiceList(account, customerId)}
        </div>
      </div>`,
  );
}

function cardSection(account: Account, customer: string, typed: CardInput, { cardOpen }: Shown): Html {
  const subscription = currentOf(account, customer);
  const id = account.customer(customer).invoice_settings.default_payment_method;
  const card = (subscription ? account.cardOf(subscription) : account.state.paymentMethods[id ?? ''])?.card;
  return html`<section aria-labelledby="card">
    <h2 id="card">Payment method</h2>
    <p>
      ${
        card
          ? `${card.display_brand === 'visa' ? 'Visa' : card.brand} ending in ${card.last4}, expires ${card.exp_month}/${card.exp_year}`
          : 'No card is stored.'
      }
    </p>
    <details ${cardOpen ? 'open' : ''}>
      <summary>Change card</summary>
      <p class="quiet">
        ${testCards.failsLater.replaceAll(/(\d{4})(?=\d)/g, '$1 ')} is accepted, and fails at the next
        payment.
      </p>
      <form method="post" class="stack">
        ${cardFields(typed)}
        <button class="main" name="action" value="card">Save card</button>
      </form>
    </details>
  </section>`;
}

function cancelSection(subscription: Subscription): Html {
  const buttons = subscription.cancel_at_period_end
    ? html`<button name="action" value="resume">Keep the subscription</button>`
    : html`<button name="action" value="cancel">Cancel at period end</button>`;
  return html`<section aria-labelledby="cancel">
    <h2 id="cancel">Cancel</h2>
    <form method="post" class="row">
      ${buttons}
      <button class="danger" name="action" value="end">Cancel now</button>
    </form>
  </section>`;
}
