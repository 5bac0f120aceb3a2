import { collectionRoutes, type SentLetter } from '#contract/resources/collection';
import { referenceRoutes } from '#contract/resources/reference';
import { teamRoutes } from '#contract/resources/team';
import type { Call } from './people.ts';
import { demoLanguages, demoWords } from './translations/create-translations.ts';

interface DemoCollection {
  name: string;
  description: string;
  visibility: 'public' | 'unlisted';
  letter?: SentLetter;
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
    letter: {
      person: 'Mira Kallio',
      company: 'Facsimile Bank',
      note: 'Mira, two of these are about banks, and one is about signatures.\n\nIf you read only one, take the rehearsal. Jonas said that it was boring; that was the point.',
    },
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
  const [sender] = (await call(teamRoutes.listTeam, {})).users;
  const idOf = new Map(references.map(({ id, name }) => [name, id]));
  for (const { references: titles, letter, ...collection } of demoCollections.toReversed()) {
    if (collections.some(({ name }) => name === collection.name)) continue;
    const itemIds = titles.flatMap((title) => idOf.get(title) ?? []);
    const translations = Object.fromEntries(
      demoLanguages.flatMap((language) => {
        const texts = demoWords[language].collections[collection.name];
        return texts ? [[language, texts]] : [];
      }),
    );
    const signed = letter && {
      ...letter,
      sender: { userId: sender!.userId, role: 'Partner', email: sender!.email },
    };
    await call(collectionRoutes.createCollection, { ...collection, itemIds, translations, letter: signed });
  }
}
