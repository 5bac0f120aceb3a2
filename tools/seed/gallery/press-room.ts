import { palettes } from '#contract/cards/palettes';
import type { DemoOrganization } from '../organization.ts';
import { palettes as inks, tiles } from '../scenes.ts';

export const pressRoom: DemoOrganization = {
  name: 'The Press Room',
  branding: {
    brandColors: palettes[4].colors,
    layout: 'list',
    template: { id: 'default' },
    typefaces: 'poster',
    heading: 'Print that people keep',
    intro:
      'Posters, seed packets, gallery walls: we mix the ink ourselves, and our customers tell what became of it.',
    callToAction: { text: 'Visit the workshop', link: 'https://example.com/' },
    website: 'https://example.com/',
    headerLayout: 'statement',
    closingHeading: 'Come and smell the ink',
    cornerRadius: 16,
  },
  customers: [
    {
      key: 'gallery',
      name: 'Kunsthaus Linden',
      industry: 'Culture',
      location: 'Basel, Switzerland',
      website: 'https://linden.example',
      contactName: 'Amélie Graf',
      colors: inks.dusk,
      wordmark: '#6d28a8',
    },
    {
      key: 'seeds',
      name: 'Fallow Seeds',
      industry: 'Retail',
      location: 'Lewes, England',
      website: 'https://fallow-seeds.example',
      contactName: 'Will Ashdown',
      colors: inks.forest,
      wordmark: '#276749',
    },
    {
      key: 'festival',
      name: 'Nightbus',
      industry: 'Events',
      location: 'Leipzig, Germany',
      website: 'https://nightbus.example',
      contactName: 'Yara Sommer',
      colors: inks.night,
      wordmark: '#ffffff',
    },
  ],
  references: [
    {
      customer: 'gallery',
      templateId: 'standardCTA',
      config: { layout: 'horizontal' },
      title: 'Forty walls in four colors',
      type: 'Exhibition print',
      date: '2026-09',
      description:
        'One exhibition, forty wall texts, four inks mixed to the pigments of the paintings beside them.',
      quote: ['Visitors asked who had painted the labels.', 'Amélie Graf', 'Curator, Kunsthaus Linden'],
      tags: ['Exhibition', 'Screen print'],
      photograph: 'brushes',
      industry: 'Culture',
      button: 'See the colors',
      story:
        'The curators wanted labels that belong to the wall rather than to an office printer. We matched four inks to pigments in the paintings and printed the texts straight onto the primed wall.\n\nThe last of the forty was dry an hour before the opening.',
    },
    {
      customer: 'seeds',
      templateId: 'standardCTA',
      config: { layout: 'horizontal' },
      title: 'A seed packet worth planting',
      type: 'Packaging',
      date: '2026-03',
      description:
        'Paper that can go into the ground with what it carries: no plastic, no varnish, no ink that kills.',
      figures: [
        { value: '120k', label: 'packets a season' },
        { value: '0', unit: 'g', label: 'of plastic' },
      ],
      tags: ['Packaging', 'Letterpress'],
      photograph: 'dandelions',
      industry: 'Retail',
      button: 'Hold one',
      story:
        'The packets are pressed from hemp offcuts and printed with inks of walnut and soot. Who plants the packet along with the seed gets the same flowers, a week later.',
    },
    {
      customer: 'festival',
      templateId: 'standardCTA',
      config: { layout: 'horizontal' },
      title: 'Posters that survived the summer',
      type: 'Outdoor print',
      date: '2025-09',
      description: 'Ninety days of rain and sun on Leipzig’s tram stops, and the pink is still pink.',
      tags: ['Posters', 'Outdoor'],
      scene: tiles,
      palette: 'dusk',
      industry: 'Events',
      button: 'Order a proof',
      story:
        'Each poster had two weeks of weather in our yard before the run was approved. The third ink survived; the first two are now on our own door.',
    },
  ],
};
