import type { Product } from '#contract/rules/plans';
import { amountsOf, type Part } from '../pricing/amounts.ts';

// The page has the prices of its build; this replaces them by the current list.
const problem = document.querySelector<HTMLElement>('[data-pricing-problem]')!;
const retry = document.querySelector<HTMLButtonElement>('[data-pricing-retry]')!;

async function check(): Promise<void> {
  retry.disabled = true;
  const failed = await fetch('/data/products.json')
    .then(async (response) => correct((await response.json()) as Product[]))
    .then(
      () => false,
      () => true,
    );
  problem.textContent = failed ? problem.dataset.pricingProblem! : '';
  retry.hidden = !failed;
  retry.disabled = false;
}

/** Throws before any change if the plans are invalid. */
function correct(plans: readonly Product[]): void {
  const amounts = new Map(
    plans.flatMap((plan) => plan.prices.map((price) => [price.id, amountsOf(price, plan)] as const)),
  );
  for (const element of document.querySelectorAll<HTMLElement>('[data-price]')) {
    const amount = amounts.get(element.dataset.price!)?.[element.dataset.part as Part];
    if (amount && amount !== element.textContent) element.textContent = amount;
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-saved]'))
    element.hidden = !amounts.get(element.dataset.saved!)?.saved;
}

retry.addEventListener('click', () => void check());
void check();
