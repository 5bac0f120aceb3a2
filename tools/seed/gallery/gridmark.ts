import { palettes } from '#contract/cards/palettes';
import type { DemoOrganization } from '../organization.ts';
import { blocks, bridge, orbit, palettes as inks } from '../scenes.ts';

export const gridmark: DemoOrganization = {
  name: 'Gridmark Energy',
  branding: {
    brandColors: palettes[5].colors,
    layout: 'grid',
    template: { id: 'default' },
    heading: 'Plants that report before they fail',
    intro:
      'Sensors, storage and control for sites that cannot stop. What was built, where, and what it changed.',
    callToAction: { text: 'Talk to an engineer', link: 'https://example.com/' },
    website: 'https://example.com/',
    cornerRadius: 4,
  },
  customers: [
    {
      key: 'port',
      name: 'Port of Selmar',
      industry: 'Transport',
      location: 'Selmar',
      website: 'https://selmar.example',
      contactName: 'Tomas Brandt',
      colors: inks.sea,
      wordmark: '#ffffff',
    },
    {
      key: 'water',
      name: 'Aldenne Water',
      industry: 'Utilities',
      location: 'Aldenne',
      website: 'https://aldenne.example',
      contactName: 'Camille Roche',
      colors: inks.night,
      wordmark: '#1d4ed8',
    },
    {
      key: 'paper',
      name: 'Kuura Board',
      industry: 'Manufacturing',
      location: 'Kotka, Finland',
      website: 'https://kuura.example',
      contactName: 'Heikki Salo',
      colors: inks.dusk,
      wordmark: '#ffffff',
    },
  ],
  references: [
    {
      customer: 'port',
      templateId: 'engineering',
      title: 'Shore power for ferries that turn in 40 minutes',
      type: 'Project',
      date: '2026-08',
      description: 'A buffer of 6 MWh charges slowly from the grid and quickly into the ship.',
      figures: [
        { value: '6', unit: 'MWh', label: 'of buffer on the quay' },
        { value: '38', unit: 'min', label: 'to charge a crossing' },
      ],
      story:
        'The grid at the pier could have charged a ship in three hours. The ferry stays for forty minutes. A buffer between the two took eleven months, most of them for salt.',
      tags: ['Storage', 'Ports'],
      scene: bridge,
      palette: 'night',
      location: 'Selmar, pier 3',
      environment: 'Salt, wind, −20 to +35 °C',
      duration: '11 months',
      industry: 'Transport',
      outcomes: 'Engines stay off at the quay, on every departure since March.',
    },
    {
      customer: 'water',
      templateId: 'engineering',
      title: 'Pumps that ask for their own service',
      type: 'Monitoring',
      date: '2026-04',
      description:
        'Vibration is read each second; a crew is sent when the curve bends, weeks before anything breaks.',
      figures: [
        { value: '72', unit: '%', label: 'fewer night call-outs' },
        { value: '212', label: 'pumps connected' },
      ],
      story:
        'A pump that is about to fail sounds different for weeks. We put an ear on two hundred and twelve of them, and taught the control room which sounds to ignore.',
      tags: ['Monitoring', 'Water'],
      scene: orbit,
      palette: 'sea',
      location: 'Aldenne valley',
      environment: 'Underground, flooded at times',
      duration: '7 months',
      industry: 'Utilities',
      outcomes: 'Service is planned on weekdays; spare parts are ordered before they are needed.',
    },
    {
      customer: 'paper',
      templateId: 'engineering',
      title: 'A board mill that sells its waste heat',
      type: 'Project',
      date: '2025-12',
      description: 'What left through the stack now warms eleven hundred homes across the river.',
      figures: [
        { value: '14', unit: 'GWh', label: 'sold in the first winter' },
        { value: '1,100', label: 'homes on the line' },
      ],
      quote: [
        'The stack was always warm. Now so is the school.',
        'Heikki Salo',
        'Mill director, Kuura Board',
      ],
      story:
        'The mill had been warming the sky since 1961. The heat now crosses the river in a pipe, and what comes back is cold enough to cool the next sheet.',
      tags: ['Heat', 'Industry'],
      scene: blocks,
      palette: 'dusk',
      location: 'Kotka, Finland',
      environment: 'Process hall',
      duration: '16 months',
      industry: 'Manufacturing',
      outcomes: 'The mill heats its neighbors and pays for the line in six winters.',
    },
  ],
};
