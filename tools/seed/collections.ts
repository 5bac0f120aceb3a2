import { collectionRoutes } from '#contract/resources/collection';
import { referenceRoutes } from '#contract/resources/reference';
import type { Call } from './people.ts';
import { demoLanguages, demoWords } from './translations/create-translations.ts';

interface DemoCollection {
  name: string;
  description: string;
  visibility: 'public' | 'unlisted';
  references: string[];
}

const demoCollections: readonly DemoCollection[] = [
  {
    name: 'For public tenders',
    description: 'Work for cities and libraries, with places and dates (sample data).',
    visibility: 'public',
    references: [
      'Harbour reading room',
      'A catalog that forgives spelling',
      'Opening hours people can remember',
    ],
  },
  {
    name: 'First meeting with a bank',
    description: 'Three stories to send before the first call (sample data).',
    visibility: 'unlisted',
    references: ['A quieter bank', 'A rehearsal for the worst day', 'From nine approval steps to three'],
  },
  {
    name: 'Digital services',
    description: 'Bookings, payments and search (sample data).',
    visibility: 'public',
    references: [
      'A booking desk that survives Monday mornings',
      'One lift pass for the whole valley',
      'A catalog that forgives spelling',
    ],
  },
  {
    name: 'In all weathers',
    description: 'Engineering that stands outdoors (sample data).',
    visibility: 'public',
    references: [
      'Sensors for a bridge that never closes',
      'Cabins that disappear in snow',
      'Heat from yesterday’s milk',
    ],
  },
];

export async function createCollections(call: Call): Promise<void> {
  const { collections } = await call(collectionRoutes.listCollections, {});
  const { references } = await call(referenceRoutes.listReferences, {});
  const idOf = new Map(references.map(({ id, name }) => [name, id]));
  for (const { references: titles, ...collection } of demoCollections.toReversed()) {
    if (collections.some(({ name }) => name === collection.name)) continue;
    const itemIds = titles.flatMap((title) => idOf.get(title) ?? []);
    const translations = Object.fromEntries(
      demoLanguages.flatMap((language) => {
        const texts = demoWords[language].collections[collection.name];
        return texts ? [[language, texts]] : [];
      }),
    );
    await call(collectionRoutes.createCollection, { ...collection, itemIds, translations });
  }
}
