import type { CardContent } from '#contract/cards/card';
import { tellsCustomer, type Named } from '#contract/permission/tells-customer';
import { fieldEntries, textsOf } from '#contract/reference/field-values';

/** The card under its alias, without every text that tells the customer. Without an alias or a title there is none. */
export function withoutCustomer(card: CardContent, customer: Named): CardContent | undefined {
  const { company: _named, slug, ...rest } = textsWithout(card, customer);
  if (!rest.alias || !rest.title) return undefined;
  const tells = (text: string) => tellsCustomer(text, customer);
  const { templateConfig } = rest;
  return {
    ...rest,
    ...(slug !== undefined && !tells(slug) && { slug }),
    templateConfig: tells(templateConfig) ? '{}' : templateConfig,
  };
}

/** Leaves out each field, tag and figure that tells the customer. */
export function textsWithout(card: CardContent, customer: Named): CardContent {
  const isAllowed = silentAbout(customer);
  const left = fieldEntries.map(([name]) => {
    const value = card[name];
    if (Array.isArray(value)) return [name, (value as never[]).filter((item) => isAllowed([item]))];
    return [name, isAllowed(value) ? value : name === 'title' ? '' : undefined];
  });
  return { ...card, ...Object.fromEntries(left) };
}

const silentAbout = (customer: Named) => (value: Parameters<typeof textsOf>[0]) =>
  textsOf(value).every((text) => !tellsCustomer(text, customer));

/** The customer may have been given another name since the card was written. */
export const isSilent = (card: CardContent, customer: Named): boolean =>
  fieldEntries.every(([name]) => silentAbout(customer)(card[name]));
