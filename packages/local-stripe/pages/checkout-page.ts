import type { Account } from '../account.ts';
import { testCards, type CardInput } from '../cards.ts';
import { productOf } from '../catalog.ts';
import { ApiError } from '../errors.ts';
import { dayOf, money, priceText } from '../invoices.ts';
import { paySession, sessionNow, subscriptionDataOf, successUrl } from '../sessions.ts';
import type { CheckoutSession } from '../shapes.ts';
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

/** `GET` and `POST /c/pay/<id>`. A repeated form ends where the first one did. */
export function checkout(account: Account, id: string, form: URLSearchParams | undefined): PageResponse {
  const session = sessionNow(account, id);
  if (form && session.status === 'complete') return seeOther(successUrl(session));
  if (session.status !== 'open') return showPage(endedPage(session));
  if (!form) return showPage(checkoutPage(account, session, filledIn));
  const typed = cardOfForm(form);
  const card = form.get('action') === 'decline' ? { ...typed, number: testCards.declined } : typed;
  try {
    return seeOther(successUrl(paySession(account, id, card)));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return showPage(checkoutPage(account, session, typed, error.message));
  }
}

function endedPage(session: CheckoutSession): string {
  const done = session.status === 'complete';
  const title = done ? 'This is paid for already' : 'This checkout has expired';
  const next = done
    ? html`<a class="button" href="${successUrl(session)}">Go on</a>`
    : html`<p class="quiet">Start again from the page that sent you here.</p>
        ${back(session)}`;
  return page(
    title,
    html`<section>
      <h2>${title}</h2>
      ${next}
    </section>`,
  );
}

const back = ({ cancel_url }: CheckoutSession): Html | undefined =>
  cancel_url ? html`<p><a href="${cancel_url}">Cancel and go back</a></p>` : undefined;

function checkoutPage(
  account: Account,
  session: CheckoutSession,
  typed: CardInput,
  problem?: string,
): string {
  const { trialDays } = subscriptionDataOf(account, session);
  const button = trialDays > 0 ? 'Start trial' : 'Pay and subscribe';
  return page(
    'Checkout',
    html`<div class="two">
      <div>${summary(account, session)}</div>
      <section aria-labelledby="card">
        <h2 id="card">Pay with a card</h2>
        ${message('bad', problem)}
        <form method="post">
          ${cardFields(typed)}
          <div class="stack">
            <button class="main" name="action" value="pay">${button}</button>
            <button name="action" value="decline">Try a card that is declined</button>
            ${back(session)}
          </div>
        </form>
      </section>
    </div>`,
  );
}

function summary(account: Account, session: CheckoutSession): Html {
  const { price, description } = session.line_items.data[0]!;
  const { trialDays } = subscriptionDataOf(account, session);
  const { email, name } = account.customer(session.customer);
  const firstPayment = account.now + trialDays * 24 * 3600;
  const free = trialDays > 0;
  return html`<h1>Subscribe to ${description ?? ''}</h1>
    <p class="amount">${free ? `${trialDays} days free` : priceText(price)}</p>
    <p class="quiet">
      ${free ? `Then ${priceText(price)}, first on ${dayOf(firstPayment)}` : (productOf(account, price).description ?? '')}
    </p>
    <dl>
      <div>
        <dt>For</dt>
        <dd>${name ?? email ?? session.customer}</dd>
      </div>
      <div>
        <dt>Due today</dt>
        <dd>${money(session.amount_total ?? 0, price.currency)}</dd>
      </div>
    </dl>`;
}
