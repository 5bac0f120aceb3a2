import { palettes } from '#contract/cards/palettes';
import type { DemoOrganization } from '../organization.ts';
import { palettes as inks } from '../scenes.ts';

export const ledgerline: DemoOrganization = {
  name: 'Ledgerline',
  branding: {
    brandColors: palettes[1].colors,
    layout: 'grid',
    template: { id: 'default' },
    typefaces: 'ledger',
    heading: 'Month-end, done by the second',
    intro:
      'Finance teams close their books with us in days instead of weeks. Here is how many days, and who says so.',
    callToAction: { text: 'Ask for a walk-through', link: 'https://example.com/' },
    website: 'https://example.com/',
    headerLayout: 'centered',
    closingHeading: 'Your month-end, on the second day?',
    cornerRadius: 10,
  },
  customers: [
    {
      key: 'optics',
      name: 'Meridian Optics',
      industry: 'Manufacturing',
      location: 'Jena, Germany',
      website: 'https://meridian-optics.example',
      contactName: 'Sven Albrecht',
      colors: inks.night,
      wordmark: '#1d4e89',
    },
    {
      key: 'hotels',
      name: 'Casa Lumen',
      industry: 'Hospitality',
      location: 'Porto, Portugal',
      website: 'https://casa-lumen.example',
      contactName: 'Inês Duarte',
      colors: inks.coral,
      wordmark: '#b4530a',
    },
    {
      key: 'courier',
      name: 'Fleetway',
      industry: 'Logistics',
      location: 'Ghent, Belgium',
      website: 'https://fleetway.example',
      contactName: 'Marte Claes',
      colors: inks.sea,
      wordmark: '#ffffff',
    },
    {
      key: 'bakery',
      name: 'Oat & Rye',
      industry: 'Food and drink',
      location: 'Aarhus, Denmark',
      website: 'https://oat-and-rye.example',
      contactName: 'Freja Holm',
      colors: inks.sand,
      wordmark: '#4b5320',
    },
  ],
  references: [
    {
      customer: 'optics',
      templateId: 'quote',
      title: 'Books closed before the canteen opens',
      type: 'Interview',
      date: '2026-10',
      description: 'A group of six companies now closes on the second working day.',
      quote: [
        'We used to close in eleven days and argue for three. Now we close in two, and the argument has nothing left to stand on.',
        'Sven Albrecht',
        'Chief financial officer, Meridian Optics',
      ],
      figures: [
        { value: '2', unit: 'days', label: 'to close six companies' },
        { value: '0', label: 'spreadsheets by mail' },
      ],
      story:
        'Six companies reported in four formats. We began with the two that argued most, closed them side by side for a quarter, and let the other four ask to join.',
      tags: ['Group accounts', 'Manufacturing'],
      industry: 'Manufacturing',
    },
    {
      customer: 'hotels',
      templateId: 'consulting',
      title: 'Nine hotels, one chart of accounts',
      type: 'Project',
      date: '2026-07',
      description:
        'Each hotel had counted its breakfasts differently. One chart of accounts, agreed in four afternoons, made them comparable overnight.',
      story:
        'The nine bookkeepers met for four afternoons and brought their breakfasts: every receipt that they had ever filed under “other”. When the list was empty, the chart was done.',
      tags: ['Hospitality', 'Migration'],
      industry: 'Hospitality',
      duration: '5 weeks',
      outcomes: 'Managers see yesterday’s margin at nine, in the same words as their neighbors.',
      figures: [
        { value: '9', label: 'hotels on one chart' },
        { value: '5', unit: 'weeks', label: 'from kick-off to go-live' },
      ],
    },
    {
      customer: 'courier',
      templateId: 'standard',
      title: '41,000 invoices a month, checked while people sleep',
      type: 'Case study',
      date: '2026-05',
      description:
        'Carrier invoices are matched against parcels each night. In the morning, two people look at the few that differ.',
      config: { showImage: false },
      story:
        'Every parcel has a weight and every invoice has a claim about it. The two are now compared at night, and the morning begins with the few that disagree.',
      tags: ['Automation', 'Logistics'],
      industry: 'Logistics',
      figures: [
        { value: '98.6', unit: '%', label: 'matched without a person' },
        { value: '41k', label: 'invoices a month' },
      ],
    },
    {
      customer: 'bakery',
      templateId: 'quote',
      title: 'The year-end that nobody noticed',
      type: 'Interview',
      date: '2026-01',
      description: 'Fourteen bakeries, one bookkeeper, no overtime in January.',
      quote: [
        'I took the first week of January off. In this trade, that is a headline.',
        'Freja Holm',
        'Bookkeeper, Oat & Rye',
      ],
      story:
        'Fourteen tills send their day at midnight. By the end of December there was nothing left to collect, so Freja went skiing.',
      tags: ['Year-end', 'Retail'],
      industry: 'Food and drink',
    },
  ],
};
