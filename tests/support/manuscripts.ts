import type { CardContent } from '#contract/cards/card';
import { defaultBranding } from '#contract/cards/default-branding';
import type { FactValues } from '#contract/reference/facts';
import { manuscriptOf, placesIn, type Manuscript } from '#functions/document/make/manuscript';
import { keyOfPlace, type PictureFile } from '#functions/document/make/pictures';
import type { Entry } from '#functions/publication/read-entries';
import { picture } from './pictures.ts';

export const organizationId = '01JABCDEFGHJKMNPQRSTVWXYZ0';
const assetOf = (name: string) => `/assets/${organizationId}/01JABCDEFGHJKMNPQRSTVWX${name}/1280.webp`;

const own = { id: 'a', status: 'Published', templateId: 'standard', templateConfig: '{}' } as const;

export const emptyCard: CardContent = { ...own, title: 'Shore power at berth nine', tags: [] };

/** Has every block that a document knows. */
export const fullCard: CardContent = {
  ...own,
  company: 'Harbour Bank',
  title: 'Shore power in nine months, without a day off for the ferries',
  tags: ['energy', 'harbor'],
  shortDescription:
    'Two berths got one grid connection.\n\nFerries lie without engines since March, and the quarter sleeps.',
  longDescription: `## How it began

The harbor asked for **quiet nights** and *clean air*, as [its strategy](https://harbour.example/strategy) says.

![Berth two at night](${assetOf('PA0')} "Berth two at night, March 2026")

### What we did

1. Counted the load of each ferry
2. Built one substation
   - with room for a third berth
   - under the old quay
3. Moved the ferries over, one a week

> “We did not notice the switch,” says the captain of the morning ferry.

And so the last oil was burned in March.`,
  outcomes: 'No day without ferries.\n\nA third less oil in the first year.',
  quote: 'They were quiet, on time, and left the quay cleaner than they had found it.',
  quotePerson: 'Maija Meri',
  quoteRole: 'Harbor master',
  quotePortrait: assetOf('PA1'),
  quoteFrom: 'fi',
  translatedFrom: 'fi',
  referenceType: 'Turnkey project',
  referenceDate: '2026-03',
  clientIndustry: 'Ports and ferries',
  location: 'Helsinki',
  environmentType: 'Old quay, in use',
  projectDuration: '3/2025–3/2026',
  mainImage: assetOf('PA2'),
  logoImage: assetOf('PA3'),
  figures: [
    { value: '38', unit: '%', label: 'less oil in the first year' },
    { value: '9', unit: 'months', label: 'from order to first plug' },
    { value: '0', label: 'days without ferries' },
  ],
};

/** What the file of the fullest card says. */
export const fullTexts = [
  'Harbour Bank',
  fullCard.title,
  'Two berths got one grid connection.',
  'Ferries lie without engines since March, and the quarter sleeps.',
  '38 %',
  'from order to first plug',
  'Turnkey project',
  'Ports and ferries',
  'Helsinki',
  'Old quay, in use',
  '3/2025–3/2026',
  '03/2026',
  'energy, harbor',
  'A third less oil in the first year.',
  'How it began',
  'quiet nights and clean air, as its strategy (https://harbour.example/strategy) says.',
  'Berth two at night, March 2026',
  'What we did',
  'with room for a third berth',
  'Moved the ferries over, one a week',
  'We did not notice the switch',
  fullCard.quote!,
  'Maija Meri',
  'Harbor master',
  'Translated from Finnish',
  'Quay Works',
  'Prepared on 28/11/2026',
  'permissions hold until 01/05/2099',
];

const sizes: Record<string, [number, number]> = {
  main: [1600, 690],
  portrait: [360, 360],
  logo: [480, 160],
  story: [1600, 1067],
};

/** A picture for each place, drawn once for each kind. */
const drawn = new Map<string, Promise<PictureFile>>();
function drawnFor(as: string): Promise<PictureFile> {
  const [width, height] = sizes[as]!;
  const file = picture(width, height)
    .jpeg({ quality: 60 })
    .toBuffer()
    .then((bytes): PictureFile => ({ bytes, type: 'jpg', width, height }));
  drawn.set(as, drawn.get(as) ?? file);
  return drawn.get(as)!;
}

export async function picturesFor(cards: readonly CardContent[]) {
  const places = placesIn(cards, undefined);
  return new Map(
    await Promise.all(places.map(async (place) => [keyOfPlace(place), await drawnFor(place.as)] as const)),
  );
}

/** No format shows it. */
const nothingSaid = { referenceId: '', customerId: '', title: '', subjects: [] };

type Given = Parameters<typeof manuscriptOf>[0];

export const brandOf = (primary: string) => ({
  brandColors: { ...defaultBranding.brandColors, primary },
});

export const entryFrom = (
  card: CardContent,
  facts?: FactValues,
  contact?: Entry['contact'],
): Given['entries'][number] => ({
  card,
  facts,
  ...(contact && { contact }),
  said: nothingSaid,
  isPartly: false,
  holdsUntil: '2099-05-01',
});

export const manuscriptFrom = (
  cards: readonly CardContent[],
  given: Partial<Given> = {},
  facts?: FactValues,
): Manuscript =>
  manuscriptOf({
    look: 'sheet',
    origin: 'https://refdeck.example',
    title: 'For a pitch',
    language: 'en',
    entries: cards.map((card) => entryFrom(card, facts)),
    organizationId,
    firm: 'Quay Works',
    brand: brandOf('#1d4e89'),
    pictures: new Map(),
    holdsUntil: '2099-05-01',
    now: new Date('2026-11-28T10:00:00Z'),
    ...given,
  });

/** The page on which a buyer sees what customers have confirmed. */
export const proofLink = async () => ({
  told: 'proof' as const,
  address: `https://refdeck.example/proof/${'Aa0_-'.repeat(8)}xyz`,
  code: { bytes: await picture(9, 9).png().toBuffer(), type: 'png', width: 9, height: 9 } as const,
});
