import { limits } from '../../rules/limits.ts';

export const intro = 'Choose a plan. You pay by card on a page of Stripe, and can cancel at any time.';
export const ended = 'The subscription has ended. Choose a plan to go on.';
export const failed = 'The plans could not be loaded';
export const loading = 'Loading the plans…';
export const period = 'Billing period';
export const monthly = 'Monthly';
export const annual = 'Annual';
export const popular = 'Popular';
export const chosen = 'Your choice';
export const current = 'Current plan';
export const aMonth = 'a month';
export const aYear = 'a year';
export const billedMonthly = 'Billed monthly';
export const billedAnnually = (month: string, saved?: string) =>
  `Billed annually: ${month} a month${saved ? `, ${saved} a year less than monthly` : ''}`;
export const startTrial = 'Start Free Trial';
export const select = 'Select Plan';
export const trial = (price: string) => `${limits.trialDays} days free, then ${price}`;
export const cards = (count: string) => `${count} reference cards`;
export const files = (size: string) => `${size} of files`;
export const instead = (more: string, now: string) => `${more} instead of ${now}`;
export const tooSmall = (count: string) => `You have ${count} cards: no new ones fit until there are fewer.`;
export const uses = (count: string, limit: string) => `You use ${count} of ${limit} cards.`;
/** By the texts that Stripe holds in English. */
export const translations: Readonly<Record<string, string>> = {
  'For a first public reference page.': 'For a first public reference page.',
  "For a company that publishes its customers' stories.":
    "For a company that publishes its customers' stories.",
  'For a company with many references and several teams.':
    'For a company with many references and several teams.',
  'Public reference page and embeds': 'Public reference page and embeds',
  'Everybody in the team, no price per seat': 'Everybody in the team, no price per seat',
};
