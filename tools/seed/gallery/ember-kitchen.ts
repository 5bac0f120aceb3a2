import { palettes } from '#contract/cards/palettes';
import type { DemoOrganization } from '../organization.ts';
import { palettes as inks } from '../scenes.ts';

export const emberKitchen: DemoOrganization = {
  name: 'Ember & Fig',
  branding: {
    brandColors: palettes[3].colors,
    layout: 'grid',
    template: { id: 'default' },
    heading: 'Lunch is where people meet',
    intro: 'We run kitchens inside other people’s buildings. They tell it better than we do.',
    callToAction: { text: 'Invite us for a tasting', link: 'https://example.com/' },
    website: 'https://example.com/',
    headerLayout: 'centered',
    cornerRadius: 28,
  },
  customers: [
    {
      key: 'studio',
      name: 'Brightwell Studios',
      industry: 'Media',
      location: 'Bristol, England',
      website: 'https://brightwell.example',
      contactName: 'Joss Carver',
      colors: inks.dusk,
      wordmark: '#ffffff',
    },
    {
      key: 'law',
      name: 'Achterberg Legal',
      industry: 'Legal',
      location: 'Utrecht, Netherlands',
      website: 'https://achterberg.example',
      contactName: 'Mila Achterberg',
      colors: inks.sand,
      wordmark: '#2a1d17',
    },
    {
      key: 'homes',
      name: 'Southgate Homes',
      industry: 'Care',
      location: 'Cork, Ireland',
      website: 'https://southgate.example',
      contactName: 'Nuala Byrne',
      colors: inks.forest,
      wordmark: '#3f6212',
    },
  ],
  references: [
    {
      customer: 'studio',
      templateId: 'design',
      title: 'A canteen people cross town for',
      type: 'Company kitchen',
      date: '2026-08',
      description: 'Two hundred film people, no fixed hours, one kitchen that keeps a plate warm.',
      quote: [
        'We hired a kitchen and got a living room.',
        'Joss Carver',
        'Studio manager, Brightwell Studios',
      ],
      figures: [{ value: '3 in 4', label: 'eat in, up from one' }],
      story:
        'Film people eat at three in the afternoon and at three in the night. So the kitchen has no opening hours; it has a shelf that is always warm and a cook who knows what everybody is shooting.',
      tags: ['Canteen', 'Media'],
      photograph: 'fig-bowl',
      industry: 'Media',
      button: 'See the menu',
    },
    {
      customer: 'law',
      templateId: 'design',
      title: 'The meeting that moved to the bar',
      type: 'Coffee bar',
      date: '2026-05',
      description: 'One good machine in the hall, and the third floor finally knows the first.',
      story:
        'The old machines stood on every floor, and every floor stayed by its own. We took five away and put one good one in the hall.',
      tags: ['Coffee', 'Offices'],
      photograph: 'coffee',
      industry: 'Legal',
    },
    {
      customer: 'homes',
      templateId: 'design',
      title: 'Sunday lunch, served at home',
      type: 'Care homes',
      date: '2026-02',
      description: 'Eight houses cook their own Sunday lunch again, from one shared larder.',
      figures: [{ value: '8', label: 'houses with a stove that is used' }],
      story:
        'One larder delivers to all eight houses on Friday. What becomes of it on Sunday is decided in each kitchen, by those who will eat it.',
      tags: ['Care', 'Larder'],
      photograph: 'living-room',
      industry: 'Care',
    },
  ],
};
