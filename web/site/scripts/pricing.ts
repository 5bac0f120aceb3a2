import type { Product } from '#contract/plans';
import { amountsOf, type Part } from '../pricing/amounts.ts';

// The page has the prices of its build. The list that the shop goes by has the last word.
const problem = document.querySelector<HTMLElement>('[data-pricing-problem]')!;
const retry = document.querySelector<HTMLButtonElement>('[data-pricing-retry]')!;

async function check(): Promise<void> {
  retry.disabled = true;
  const failed = await fetch('/data/products.json')
    .then(async (answer) => correct((await answer.json()) as Product[]))
    .then(
      () => false,
      () => true,
    );
  problem.textContent = failed ? problem.dataset.pricingProblem! : '';
  retry.hidden = !failed;
  retry.disabled = false;
}

/** Throws before anything is changed when these are not plans. */
function correct(plans: readonly Product[]): void {
  const amounts = new Map(
    plans.flatMap((plan) => plan.prices.map((price) => [price.id, amountsOf(price, plan)] as const)),
  );
  for (const place of document.querySelectorAll<HTMLElement>('[data-price]')) {
    const amount = amounts.get(place.dataset.price!)?.[place.dataset.part as Part];
    if (amount && amount !== place.textContent) place.textContent = amount;
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-saved]'))
    place.hidden = !amounts.get(place.dataset.saved!)?.saved;
}

retry.addEventListener('click', () => void check());
void check();
