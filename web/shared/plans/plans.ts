import type { Price, Product } from '#contract/rules/plans';
import { billedMonthly } from '#contract/rules/price';
import * as fixed from '#words/fixed';
import * as plansWords from '#words/plans';
import { fileSize } from '../format/file-size.ts';
import { formatCount, formatPrice } from './format.ts';

export type Period = 'monthly' | 'annual';

const megabyte = 1024 ** 2;

export async function loadPlans(signal: AbortSignal): Promise<Product[]> {
  try {
    const response = await fetch('/data/products.json', { signal });
    const plans: unknown = await response.json();
    if (response.ok && arePlans(plans)) return plans;
  } catch {
    // The error below covers a failed request too.
  }
  signal.throwIfAborted();
  throw new Error(fixed.pricingFailed);
}

/** The build checks the file against the contract. This check only rejects a proxy's page, without loading zod. */
export function arePlans(value: unknown): value is Product[] {
  const plans = value as Partial<Product>[] | null;
  return (
    Array.isArray(plans) &&
    plans.length > 0 &&
    plans.every(
      (plan) =>
        typeof plan?.name === 'string' &&
        Number(plan.metadata?.max_cards) > 0 &&
        Number(plan.metadata?.max_storage_mb) > 0 &&
        Array.isArray(plan.marketing_features) &&
        Array.isArray(plan.prices) &&
        plan.prices.every((price: Partial<Price>) => Number.isInteger(price.unit_amount) && price.recurring),
    )
  );
}

export const periodOf = (price: Price): Period => (billedMonthly(price) ? 'monthly' : 'annual');

export const hasBothPeriods = (plans: readonly Product[]): boolean =>
  new Set(plans.flatMap(({ prices }) => prices.map(periodOf))).size > 1;

/** Falls back to the other period for a plan that is sold for one only. */
export const priceFor = ({ prices }: Product, period: Period): Price | undefined =>
  prices.find((price) => periodOf(price) === period) ?? prices[0];

export const priceWithId = (plans: readonly Product[], id: string | null): Price | undefined =>
  plans.flatMap(({ prices }) => prices).find((price) => price.id === id);

export const unitOf = (price: Price): string => (billedMonthly(price) ? plansWords.aMonth : plansWords.aYear);

export const priceInWords = (price: Price): string => `${formatPrice(price.unit_amount)} ${unitOf(price)}`;

export function whatItComesTo(plan: Product, price: Price): string {
  if (billedMonthly(price)) return plansWords.billedMonthly;
  const month = formatPrice(price.unit_amount / 12);
  const monthly = plan.prices.find(billedMonthly);
  const saved = monthly ? monthly.unit_amount * 12 - price.unit_amount : 0;
  return plansWords.billedAnnually(month, saved > 0 ? formatPrice(saved) : undefined);
}

/** The current limits of the organization, in cards and bytes. */
interface Room {
  limit: number;
  storageLimit: number;
}

export function featuresOf(plan: Product, now?: Room): string[] {
  const cards = Number(plan.metadata.max_cards);
  const bytes = Number(plan.metadata.max_storage_mb) * megabyte;
  const others = plan.marketing_features.map(({ name }) => name).filter((name) => !isAmount(name));
  return [
    compared(plansWords.cards(formatCount(cards)), cards, now?.limit, formatCount),
    compared(plansWords.files(fileSize(bytes)), bytes, now?.storageLimit, fileSize),
    ...others.map(translated),
  ];
}

/** The amounts are written from the plan's metadata instead. */
const isAmount = (feature: string) => /^\d/.test(feature);

/** Stripe holds names, descriptions and features in English. */
export const translated = (text: string): string => plansWords.translations[text] ?? text;

const compared = (name: string, then: number, now: number | undefined, format: (n: number) => string) =>
  now === undefined || now === then ? name : plansWords.instead(name, format(now));
