import type { Product } from '#contract/rules/plans';

export const starter: Product[] = [
  {
    id: 'free',
    name: 'Free',
    description: 'For a first public reference page.',
    popular: false,
    metadata: { max_cards: '5', max_storage_mb: '100' },
    marketing_features: [
      { name: '5 reference cards' },
      { name: '100 MB of files' },
      { name: 'Public reference page and embeds' },
    ],
    prices: [],
  },
  {
    id: 'prod_refdeck_team',
    name: 'Team',
    description: "For a company that publishes its customers' stories.",
    popular: true,
    metadata: { max_cards: '50', max_storage_mb: '10240' },
    marketing_features: [
      { name: '50 reference cards' },
      { name: '10 GB of files' },
      { name: 'Public reference page and embeds' },
      { name: 'Everybody in the team, no price per seat' },
    ],
    prices: [
      {
        id: 'price_refdeck_team_monthly',
        unit_amount: 2900,
        recurring: { interval: 'month', interval_count: 1 },
      },
      {
        id: 'price_refdeck_team_annual',
        unit_amount: 29000,
        recurring: { interval: 'month', interval_count: 12 },
      },
    ],
  },
  {
    id: 'prod_refdeck_business',
    name: 'Business',
    description: 'For a company with many references and several teams.',
    popular: false,
    metadata: { max_cards: '500', max_storage_mb: '102400' },
    marketing_features: [
      { name: '500 reference cards' },
      { name: '100 GB of files' },
      { name: 'Public reference page and embeds' },
      { name: 'Everybody in the team, no price per seat' },
    ],
    prices: [
      {
        id: 'price_refdeck_business_monthly',
        unit_amount: 9900,
        recurring: { interval: 'month', interval_count: 1 },
      },
      {
        id: 'price_refdeck_business_annual',
        unit_amount: 99000,
        recurring: { interval: 'month', interval_count: 12 },
      },
    ],
  },
];

export const freePlan = starter[0]!;
