import { palettes } from '#contract/cards/palettes';
import type { DemoOrganization } from '../organization.ts';
import { palettes as inks } from '../scenes.ts';

export const tarnGuides: DemoOrganization = {
  name: 'Tarn & Ridge',
  branding: {
    brandColors: palettes[2].colors,
    layout: 'grid',
    template: { id: 'default' },
    typefaces: 'pavilion',
    heading: 'Teams come back from here quieter, and agreed',
    intro:
      'We take companies into the mountains for three days, with a guide, a facilitator and no slides. These are the decisions they came home with.',
    callToAction: { text: 'Plan three days', link: 'https://example.com/' },
    website: 'https://example.com/',
    closingHeading: 'Which decision waits for you?',
    cornerRadius: 0,
  },
  customers: [
    {
      key: 'clinic',
      name: 'Halden Clinics',
      industry: 'Health',
      location: 'Halden, Norway',
      website: 'https://halden-clinics.example',
      contactName: 'Ingrid Moe',
      colors: inks.forest,
      wordmark: '#1f5c46',
    },
    {
      key: 'rail',
      name: 'Orrin Rail',
      industry: 'Transport',
      location: 'Graz, Austria',
      website: 'https://orrin-rail.example',
      contactName: 'Lukas Hofer',
      colors: inks.night,
      wordmark: '#ffffff',
    },
    {
      key: 'mills',
      name: 'Vale Mills',
      industry: 'Food and drink',
      location: 'Kendal, England',
      website: 'https://vale-mills.example',
      contactName: 'Priya Nair',
      colors: inks.sand,
      wordmark: '#7a3d12',
    },
  ],
  references: [
    {
      customer: 'clinic',
      templateId: 'architectural',
      title: 'Four clinics, one waiting list',
      type: 'Three-day crossing',
      date: '2026-09',
      description:
        'Eleven physicians walked in with four lists and walked out with one, written on the back of a map.',
      story:
        'Each clinic had kept its own waiting list for as long as anybody could remember, and each had a reason.\n\nOn the second day, above the snow line, the group ran out of reasons. The list that they agreed on that evening fits on the back of a map, and it is still the one they use.',
      figures: [
        { value: '4 → 1', label: 'waiting lists' },
        { value: '19', unit: 'days', label: 'shorter to a first visit' },
      ],
      quote: [
        'You cannot hold a grudge and a rope at the same time.',
        'Ingrid Moe',
        'Medical director, Halden Clinics',
      ],
      tags: ['Leadership', 'Health'],
      photograph: 'mountain-path',
      location: 'Jotunheimen, Norway',
      environment: 'Above the tree line',
      industry: 'Health',
    },
    {
      customer: 'mills',
      templateId: 'architectural',
      title: 'A succession settled in autumn',
      type: 'Family company',
      date: '2025-10',
      description: 'Three siblings, one mill, and two days of walking before anybody said what they wanted.',
      figures: [{ value: '3', unit: 'of 3', label: 'siblings still own the mill' }],
      story:
        'Nobody had to decide anything on the first day. On the second, each of the three said alone what they hoped for; on the third, they found that the three answers fitted into one company.',
      tags: ['Family business', 'Succession'],
      photograph: 'mountain-meadow',
      location: 'Basque hills, Spain',
      environment: 'Meadow and beech',
      industry: 'Food and drink',
    },
    {
      customer: 'rail',
      templateId: 'architectural',
      title: 'The timetable that began at sunrise',
      type: 'Two-night camp',
      date: '2026-06',
      description:
        'Planners and drivers drew the winter timetable together, in one tent, before the lifts opened.',
      quote: [
        'It was the first timetable in years that drivers did not send back.',
        'Lukas Hofer',
        'Head of planning, Orrin Rail',
      ],
      story:
        'Planners had the numbers and drivers had the knees. We gave each table one tent, one stove and one line of the network, and no signal.\n\nThey came down with a draft that needed two corrections.',
      tags: ['Planning', 'Transport'],
      photograph: 'hilltop-sunset',
      location: 'Styria, Austria',
      environment: 'Summit, 1,900 m',
      industry: 'Transport',
    },
  ],
};
