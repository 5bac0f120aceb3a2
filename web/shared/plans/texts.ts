import { limits } from '#contract/rules/limits';

export const planTexts = {
  intro: 'Choose a plan. You pay by card on a page of Stripe, and can cancel at any time.',
  ended: 'The subscription has ended. Choose a plan to go on.',
  failed: 'The plans could not be loaded',
  loading: 'Loading the plans…',
  period: 'Billing period',
  monthly: 'Monthly',
  annual: 'Annual',
  popular: 'Popular',
  chosen: 'Your choice',
  current: 'Current plan',
  aMonth: 'a month',
  aYear: 'a year',
  billedMonthly: 'Billed monthly',
  billedAnnually: (month: string, saved?: string) =>
    `Billed annually: ${month} a month${saved ? `, ${saved} a year less than monthly` : ''}`,
  startTrial: 'Start Free Trial',
  select: 'Select Plan',
  trial: (price: string) => `${limits.trialDays} days free, then ${price}`,
  cards: (count: string) => `${count} reference cards`,
  files: (size: string) => `${size} of files`,
  instead: (more: string, now: string) => `${more} instead of ${now}`,
  tooSmall: (count: string) => `You have ${count} cards: no new ones fit until there are fewer.`,
  uses: (count: string, limit: string) => `You use ${count} of ${limit} cards.`,
};
