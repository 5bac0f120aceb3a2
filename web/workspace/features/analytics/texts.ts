import type { Preset } from '../../../shared/analytics/period.ts';

export const texts = {
  overview: { title: 'Analytics', tab: 'Overview', description: 'What your references achieved.' },
  performance: {
    title: 'Performance',
    tab: 'Performance',
    description: 'Which references are seen, opened and acted on.',
  },
  traffic: {
    title: 'Traffic',
    tab: 'Traffic',
    description: 'Where visitors come from, and which devices they use.',
  },
  engagement: {
    title: 'Engagement',
    tab: 'Engagement',
    description: 'How far visitors go, and which references draw them in.',
  },
  screens: 'Analytics screens',
  loading: 'Loading the numbers…',
  failed: 'The numbers could not be loaded',
  noVisits: (days: string) => `No visits counted, ${days}`,

  period: 'Period',
  presets: {
    '7d': 'Last 7 days',
    '30d': 'Last 30 days',
    '90d': 'Last 90 days',
    '12m': 'Last 12 months',
  } satisfies Record<Preset, string>,
  custom: 'Other days…',
  from: 'First day',
  to: 'Last day',
  apply: 'Show',
  comparedWith: (days: string) => `compared with ${days}`,
  nothingBefore: (days: string) => `with nothing counted in the period before (${days})`,
  zone: (timeZone: string) => `Days begin and end in the time zone of your organization, ${timeZone}.`,
  notCounted:
    'Not counted: bots, pages that a browser fetched ahead, visitors who ask not to be tracked (Do Not Track, Global Privacy Control), and more than 40 visitors a day behind one network address. No cookie is set and no address is kept.',

  csv: 'Download CSV',
  all: (count: number) => `Show all ${count}`,
  fewer: 'Show fewer',
  change: 'Change',
  share: 'Share',
  reference: 'Reference',
  opensChange: 'Opens, change',
  changeOf: (metric: string) =>
    `How many ${metric} more or fewer than in the period before, as a number and not a percentage.`,
  total: 'All references',
  totalNote: 'Views of the whole page belong to no reference and are left out here.',
  nothingSeen: 'No card was seen in this period.',

  sources: 'Sources',
  source: 'Shown on',
  referrers: 'Referrers',
  referrer: 'Came from',
  countries: 'Countries',
  country: 'Country',
  devices: 'Devices',
  device: 'Device',

  split: {
    title: 'Views over time',
    by: 'Split by',
    label: (by: string, unit: string) => `Views of ${by} by ${unit}`,
    rest: 'All others',
  },

  topReferences: 'Top references',
  topReferrers: 'Top referrers',
  seeAll: 'See all',

  depth: 'From a view to a click',
  eachView: 'for every view',
  eachVisitor: 'for every visitor',
  tags: 'Tags',
  tag: 'Tag',
  tagsNote: 'A reference with several tags counts under each of them.',
  types: 'Types',
  type: 'Type',
  templates: 'Templates',
  template: 'Template',
  noTag: 'No tag',
  noType: 'No type',
  deleted: 'Deleted references',
} as const;
