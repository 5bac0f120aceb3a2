import type { CardInput } from '../cards.ts';
import { html, type Html } from './html.ts';

/** Filled in already: who tries things out should not have to know a card number. */
export const cardFields = ({ number, expiry, cvc }: CardInput): Html => html`
  <div class="fields">
    <label
      >Card number<input name="number" value="${number}" inputmode="numeric" autocomplete="off" required
    /></label>
    <label
      >Expiry (MM / YY)<input name="expiry" value="${expiry}" inputmode="numeric" autocomplete="off" required
    /></label>
    <label
      >Security code<input name="cvc" value="${cvc}" inputmode="numeric" autocomplete="off" required
    /></label>
  </div>
`;

export const cardOfForm = (form: URLSearchParams): CardInput => ({
  number: form.get('number') ?? '',
  expiry: form.get('expiry') ?? '',
  cvc: form.get('cvc') ?? '',
});

export const filledIn: CardInput = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' };
