import type { CardContent } from '../cards/card.ts';
import * as words from '#words/sample-story';
import { referenceFields } from './fields.ts';
import { fieldNames, textsOf, type FieldName } from './field-values.ts';
import { missingFields } from '../cards/templates.ts';

export const sampleStory = {
  company: 'Example Ferries',
  title: 'Mondays without a queue at the booking desk',
  shortDescription:
    'Every Monday at eight the booking desk stood still. We put the timetable behind a queue that absorbs the rush, and the first ferry of the week now leaves full and on time.',
  figures: [
    { value: '31', unit: '%', label: 'fewer calls on a Monday morning' },
    { value: '6', unit: '×', label: 'as many bookings before nine' },
  ],
  quote: 'We used to begin the week with an apology. Now the ferry is full before the coffee is ready.',
  quotePerson: 'Alma Example',
  quoteRole: 'Head of bookings, Example Ferries',
} satisfies Partial<CardContent>;

export type SampleName = keyof typeof sampleStory;

const names = Object.keys(sampleStory) as SampleName[];
const allTexts = new Set(names.flatMap((name) => textsOf(sampleStory[name])));

export function sampleParts(card: Partial<CardContent>): SampleName[] {
  return names.filter((name) =>
    textsOf(card[name]).some((text) => textsOf(sampleStory[name]).some((sample) => text.includes(sample))),
  );
}

/** The template's required fields and those with sample text. */
export function unwrittenFields(card: CardContent): FieldName[] {
  return [...missingFields(card), ...sampleParts(card).filter((name) => name !== 'company')];
}

export const isSampleText = (text: string): boolean => allTexts.has(text);

const partName = (name: SampleName) => (name === 'company' ? words.customer : fieldNames[name]);

export const sampleTexts = {
  refused: (parts: readonly SampleName[]) => words.refused(sampleTexts.list(parts)),
  part: words.part,
  list: (parts: readonly SampleName[]) => parts.map(partName).join(', '),
};

export const samplePath = (part: SampleName): string =>
  part === 'company' ? 'attributes.customerId' : referenceFields[part].at;
