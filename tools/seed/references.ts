import type { CardConfig } from '#contract/cards/card-config';
import type { ReferenceStatus } from '#contract/resources/reference';
import type { KeyFigure } from '#contract/reference/fields';
import type { Photograph } from './photograph.ts';
import * as scenes from './scenes.ts';

export interface DemoReference {
  customer: string;
  templateId: string;
  title: string;
  type: string;
  date: string;
  description: string;
  story?: string;
  tags: string[];
  scene?: scenes.Scene;
  palette?: keyof typeof scenes.palettes;
  photograph?: Photograph;
  status?: ReferenceStatus;
  visibility?: 'public' | 'unlisted';
  config?: CardConfig;
  location?: string;
  environment?: string;
  industry?: string;
  duration?: string;
  outcomes?: string;
  button?: string;
  figures?: KeyFigure[];
  /** The quote, its author and the author's role. */
  quote?: readonly [words: string, person: string, role: string];
}

export const demoReferences: readonly DemoReference[] = [
  {
    customer: 'ferries',
    templateId: 'standard',
    title: 'A booking desk that survives Monday mornings',
    type: 'Case study',
    date: '2026-09',
    description:
      'Every Monday at eight the booking desk froze. The timetable now sits behind a queue that absorbs the rush, and the first ferry of the week leaves with its passengers on board.',
    story: `## The problem

Bookings for the week open on Monday at eight, and for years the desk stood still at one minute past. The crew had learned to answer the telephone with an apology.

## What we did

We watched two Mondays before touching anything. The timetable was recalculated for every visitor; one cached answer would do for all of them.

- **One answer for all.** The timetable is worked out once a minute, not once a visitor.
- **A queue that tells the truth.** Everybody sees their place in line, and how long it will take.
- **A rehearsal.** We played the peak with the crew on a Thursday evening, twice.

## What changed

We went live the Thursday after. The first Monday was the quietest that the desk remembers, with the most bookings it has ever taken.`,
    figures: [
      { value: '0', unit: 'min', label: 'of standstill since the change' },
      { value: '4', unit: '×', label: 'as many bookings in the first hour' },
      { value: '38', unit: '%', label: 'fewer telephone calls on Mondays' },
    ],
    quote: [
      'On Mondays we used to begin with an apology. Now the first ferry is full before the coffee is ready.',
      'Aino Esimerkki',
      'Head of bookings, Sample Harbour Ferries',
    ],
    tags: ['Web', 'Performance', 'Operations'],
    scene: scenes.bridge,
    palette: 'sea',
    industry: 'Transport',
  },
  {
    customer: 'library',
    templateId: 'architectural',
    title: 'Harbour reading room',
    type: 'Public building',
    date: '2026-08',
    description: 'A reading room over the water, built from the timber of the warehouse it replaces.',
    story:
      'The old warehouse could not be saved, but its beams could. Each was numbered, planed and hung again as a fin of the new façade, so that the afternoon light falls on the desks in the rhythm of the old structure.\n\nThe building closes its shutters by itself when nobody is reading.',
    tags: ['Timber', 'Reuse', 'Interior'],
    scene: scenes.facade,
    palette: 'sand',
    location: 'Exampleby harbour',
    environment: 'Waterfront',
    industry: 'Public sector',
  },
  {
    customer: 'bank',
    templateId: 'design',
    title: 'A quieter bank',
    type: 'Brand identity',
    date: '2026-07',
    description: 'New letters, fewer colors, and an app that speaks only when there is something to say.',
    story:
      'The bank sent its customers eleven kinds of message. We kept four, rewrote those in plain words, and drew an identity that can afford to be silent: one blue, one weight, a lot of paper.',
    tags: ['Brand', 'App', 'Writing'],
    scene: scenes.tiles,
    palette: 'night',
    industry: 'Finance',
    config: { colors: { primary: '#3d4fc4' } },
  },
  {
    customer: 'dairy',
    templateId: 'consulting',
    title: 'From nine approval steps to three',
    type: 'Advisory',
    date: '2026-06',
    description:
      'Orders for new packaging waited in queues that nobody owned. Together with the people who do the work we drew the real process on one wall, and took away what was there only by habit.',
    story:
      'Nine signatures stood between an idea for a carton and the printer. In two workshops the team marked which of them had ever changed a decision. Three had.\n\nThe other six became a weekly summary that anyone may object to. So far, objections are rare and useful.',
    figures: [
      { value: '9 → 3', label: 'signatures for a carton' },
      { value: '11', unit: 'days', label: 'saved on each order' },
    ],
    tags: ['Process', 'Workshops'],
    industry: 'Food and drink',
    duration: '4 months',
    outcomes: 'Each order has one owner from idea to printer, and anyone can see where it stands.',
  },
  {
    customer: 'instruments',
    templateId: 'engineering',
    title: 'Sensors for a bridge that never closes',
    type: 'Project',
    date: '2026-05',
    description:
      'The deck could only be inspected at night. Strain gauges now report every minute, and inspectors go where the readings send them.',
    story:
      'Forty gauges, one gateway in each tower, and a rule book agreed with the inspectors before the first cable was drawn. A reading out of range opens a task with the gauge, the place and the last thousand values attached.',
    tags: ['Monitoring', 'Field work', 'Data'],
    scene: scenes.bridge,
    palette: 'dusk',
    location: 'Oulu, Finland',
    environment: 'Outdoor, −35 to +40 °C',
    duration: '9 months',
    industry: 'Manufacturing',
    outcomes: 'Inspections are planned by load instead of by calendar.',
  },
  {
    customer: 'resort',
    templateId: 'standardCTA',
    title: 'One lift pass for the whole valley',
    type: 'Success story',
    date: '2026-04',
    description:
      'Three lift companies, three tickets, one mountain. Guests now carry a single pass, and the companies settle among themselves every night.',
    story:
      'The hard part was not the ticket but the trust. We began with a shared ledger that each company could check against its own gates, ran it silently for a month, and only then printed the first common pass.',
    figures: [{ value: '1', label: 'pass in place of three' }],
    tags: ['Payments', 'Tourism', 'Integration'],
    scene: scenes.fells,
    palette: 'dusk',
    industry: 'Hospitality',
    button: 'Read the full story',
  },
  {
    customer: 'library',
    templateId: 'quote',
    title: 'A library card in your pocket',
    type: 'Interview',
    date: '2026-04',
    description: 'The plastic card had been the library for forty years. It is now one of two ways in.',
    story:
      'We did not replace the card. We made a second one, in the telephone, and asked at the desk which of them people wanted to keep.',
    quote: [
      'My oldest reader is ninety-one. She borrows with her telephone and shows the others how.',
      'Otto Muster',
      'Branch librarian, Exampleby City Library',
    ],
    tags: ['App', 'Accessibility'],
    industry: 'Public sector',
  },
  {
    customer: 'library',
    templateId: 'standard',
    title: 'A catalog that forgives spelling',
    type: 'Case study',
    date: '2026-03',
    description:
      'Readers type titles as they remember them. The new search finds what they meant, in four languages, and says so when it is guessing.',
    story:
      'We started from a year of searches that had found nothing. Most were one letter away from a book on the shelf.',
    tags: ['Search', 'Accessibility', 'Web'],
    scene: scenes.orbit,
    palette: 'forest',
    industry: 'Public sector',
  },
  {
    customer: 'bank',
    templateId: 'consulting',
    title: 'A rehearsal for the worst day',
    type: 'Advisory',
    date: '2026-02',
    description:
      'What happens when the payment system stops on pay day? The bank now knows, because it has tried: twice a year, with everybody in the room.',
    quote: [
      'The second rehearsal was boring. That is the best thing I can say about it.',
      'Jonas Platz',
      'Chief operating officer, Placeholder Savings Bank',
    ],
    tags: ['Continuity', 'Workshops', 'Operations'],
    industry: 'Finance',
    duration: '6 weeks',
    outcomes: 'A two-page plan that people have used, in place of a binder that nobody had opened.',
    config: { colors: { primary: '#3d4fc4' } },
  },
  {
    customer: 'dairy',
    templateId: 'engineering',
    title: 'Heat from yesterday’s milk',
    type: 'Project',
    date: '2026-01',
    description:
      'Cooling milk gives off heat that used to leave through the roof. A storage tank keeps it until the morning wash.',
    story:
      'The numbers were simple; the pipes were not. The plant never stops, so each connection was made in the forty minutes between two shifts.',
    figures: [
      { value: '62', unit: 'kW', label: 'recovered from cooling' },
      { value: '3.5', unit: 'years', label: 'to pay for itself' },
    ],
    tags: ['Energy', 'Field work'],
    photograph: 'mountain-meadow',
    location: 'Seinäjoki, Finland',
    environment: 'Food hygiene zone',
    duration: '14 months',
    industry: 'Food and drink',
    outcomes: 'The morning wash no longer needs the boiler on ordinary days.',
  },
  {
    customer: 'resort',
    templateId: 'architectural',
    title: 'Cabins that disappear in snow',
    type: 'Hospitality',
    date: '2025-12',
    description: 'Twelve cabins set into the slope, with roofs that carry the winter instead of shedding it.',
    tags: ['Timber', 'Landscape'],
    photograph: 'mountain-path',
    location: 'Kittilä, Finland',
    environment: 'Arctic fell',
    industry: 'Hospitality',
  },
  {
    customer: 'instruments',
    templateId: 'design',
    title: 'A dial you can read with gloves on',
    type: 'Product design',
    date: '2025-11',
    description: 'One knob, four positions, no menu. Drawn with the people who wear the gloves.',
    tags: ['Product', 'Field work', 'Interface'],
    scene: scenes.orbit,
    palette: 'coral',
    industry: 'Manufacturing',
    visibility: 'unlisted',
  },
  {
    customer: 'ferries',
    templateId: 'standardCTA',
    title: 'Timetables that print themselves',
    type: 'Success story',
    date: '2025-10',
    description:
      'Forty piers, forty paper timetables, changed four times a year. They are now set from the same data as the web page.',
    tags: ['Print', 'Automation'],
    scene: scenes.skyline,
    palette: 'sea',
    industry: 'Transport',
    button: 'See how',
    status: 'Draft',
  },
  {
    customer: 'library',
    templateId: 'consulting',
    title: 'Opening hours people can remember',
    type: 'Advisory',
    date: '2025-09',
    description: 'Seven branches kept eleven different weeks. We are working toward two.',
    tags: ['Process', 'Workshops'],
    industry: 'Public sector',
    duration: 'Under way',
    status: 'Draft',
  },
  {
    customer: 'bank',
    templateId: 'standard',
    title: 'The branch of the year before last',
    type: 'Case study',
    date: '2024-05',
    description:
      'A branch office with no counter. The bank has since moved, and the card has been archived with it.',
    tags: ['Interior'],
    scene: scenes.skyline,
    palette: 'night',
    industry: 'Finance',
    status: 'Archived',
  },
];
