import { handOffFormat } from '#contract/resources/hand-off-file';
import type { Translation, translationRoutes } from '#contract/resources/translation';
import { ids, times, type Fixtures, type Place } from './fixture.ts';

const fields = {
  title: 'Landström på nio månader',
  shortDescription: 'Två kajplatser, en elanslutning och inte en dag utan färjor.',
  longDescription: 'Kajen byggdes om plats för plats, **på natten**, så att ingen avgång flyttades.',
  outcomes: 'Motorerna är av i hamnen; 1 900 ton CO₂ mindre om året.',
  projectDuration: 'Nio månader',
  buttonText: 'Läs mer',
};

const translation: Translation = {
  referenceId: ids.reference,
  language: 'sv',
  status: 'Ready',
  fields,
  same: ['location'],
  leaveOut: [],
  origin: 'written',
  basedOn: {
    version: 4,
    fields: {
      title: 'Shore power in nine months',
      shortDescription: 'Two berths, one grid connection, and no day without ferries.',
      longDescription: 'The quay was rebuilt berth by berth, **at night**, so that no departure was moved.',
      outcomes: 'Engines off in the harbour; 1,900 tonnes of CO₂ less a year.',
      location: 'Helsinki, Finland',
      projectDuration: 'Nine months',
      buttonText: 'Read more',
    },
  },
  version: 2,
  createdAt: times.created,
  createdBy: ids.owner,
  updatedAt: times.updated,
  updatedBy: ids.member,
};

/** A translation of the typical size, of the typical reference. */
export const translationInput = {
  fields: {
    ...fields,
    shortDescription: 'd'.repeat(300),
    longDescription: 'l'.repeat(1_700),
    outcomes: 'o'.repeat(350),
  },
  same: ['location' as const],
};

const terms = {
  language: 'sv',
  terms: [
    { term: 'energy', translation: 'energi' },
    { term: 'Project', translation: 'Projekt' },
  ],
  version: 2,
  updatedAt: times.updated,
  updatedBy: ids.owner,
};

const chosen = async (place: Place) => ({ language: (await place.newTranslation()).language });

const handedOff = {
  format: handOffFormat,
  organization: ids.organization,
  language: 'sv',
  references: [
    {
      id: ids.reference,
      name: 'Shore power in nine months',
      language: 'en',
      version: 5,
      translation: 0,
      texts: [
        {
          id: 'title',
          label: 'Title',
          maxLength: 200,
          source: 'Shore power in nine months',
          target: fields.title,
        },
      ],
    },
  ],
};

const textsFor = async (place: Place) => {
  const { id, language } = await place.newTranslation();
  const { title, ...others } = translationInput.fields;
  const texts = Object.entries({ title, ...others }).map(([name, target]) => ({
    id: name,
    source: '',
    target,
  }));
  const reference = { id, language: 'en', version: 1, translation: 1, texts };
  return { format: handOffFormat, organization: place.organizationId, language, references: [reference] };
};

export const translationFixtures: Fixtures<typeof translationRoutes> = {
  listTranslations: {
    lowest: 'member',
    example: {
      sent: { id: ids.reference },
      response: {
        original: { language: 'en', version: 5 },
        proposes: false,
        translations: [
          {
            language: 'sv',
            title: fields.title,
            status: 'Ready',
            version: 2,
            basedOn: 4,
            changed: ['shortDescription'],
            updatedAt: times.updated,
            updatedBy: ids.member,
          },
        ],
      },
    },
    input: async (place) => ({ id: (await place.newTranslation()).id }),
  },
  getTranslation: {
    lowest: 'member',
    example: { sent: { id: ids.reference, language: 'sv' }, response: translation },
    input: (place) => place.newTranslation(),
  },
  saveTranslation: {
    lowest: 'member',
    example: {
      sent: {
        id: ids.reference,
        language: 'sv',
        fields: translation.fields,
        same: ['location'],
        status: 'Ready',
        originalVersion: 4,
        version: 1,
      },
      response: translation,
    },
    input: async (place) => ({ ...(await place.newTranslation()), ...translationInput, version: 1 }),
  },
  deleteTranslation: {
    lowest: 'member',
    example: { sent: { id: ids.reference, language: 'sv' }, response: { language: 'sv' } },
    input: (place) => place.newTranslation(),
  },
  getTerms: {
    lowest: 'member',
    example: { sent: { language: 'sv' }, response: terms },
    input: chosen,
  },
  saveTerms: {
    lowest: 'admin',
    example: { sent: { language: 'sv', terms: terms.terms, version: 1 }, response: terms },
    input: async (place) => ({ ...(await chosen(place)), terms: terms.terms }),
  },
  proposeTranslation: {
    lowest: 'member',
    example: {
      sent: { id: ids.reference, language: 'sv' },
      response: { originalVersion: 5, fields },
    },
    refusal: 'TRANSLATION_OFF',
    input: (place) => place.newTranslation(),
  },
  createTranslationFile: {
    lowest: 'member',
    example: {
      sent: { language: 'sv', ids: [ids.reference], format: 'json' },
      response: { fileName: 'refdeck-sv-2026-11-27.json', text: JSON.stringify(handedOff), left: [] },
    },
    input: async (place) => {
      const { id, language } = await place.newTranslation();
      return { language, ids: [id], format: 'xliff' };
    },
  },
  importTranslations: {
    lowest: 'member',
    example: {
      sent: { text: JSON.stringify(handedOff), dryRun: true },
      response: {
        language: 'sv',
        references: [
          {
            id: ids.reference,
            name: 'Shore power in nine months',
            saved: [{ field: 'title', text: fields.title }],
            unchanged: [],
            refused: [],
            changed: [],
          },
        ],
        ignored: [],
      },
    },
    input: async (place) => ({ text: JSON.stringify(await textsFor(place)) }),
  },
};
