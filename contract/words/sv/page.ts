import type { FacetName } from '../../reference/facets.ts';
import { numericDay } from '../numeric-day.ts';

export const heading = 'Vad våra kunder säger';
export const madeWith = (product: string) => `Skapat med ${product}`;

const references = (count: number) => (count === 1 ? '1 kundreferens' : `${count} kundreferenser`);
export const sum = references;
export const sumFrom = (count: number, companies: number) => `${references(count)} från ${companies} företag`;
export const confirmed = (count: number) => `${count} ${count === 1 ? 'bekräftad' : 'bekräftade'} av kunden`;
export const next = 'Nästa berättelse kan bli er';
export const sealHeading = 'Vad sigillet säger';
export const seal = 'Kunden har läst texten och bekräftat den via en länk som bara kunden fick.';
export const collections = 'Samlingar';
export const customers = 'Kunder';
export const all = (count: number) => `Alla ${count} referenser`;
export const none = 'Inga referenser har publicerats än';

export const search = 'Sök referenser';
export const searchNow = 'Sök';
export const searched = (text: string) => `”${text}”`;
export const filters = 'Filter';
export const filtersApply = 'Använd filter';
export const filtersClear = 'Rensa filter';
export const filtersClose = (shown: number, count: number) => `Visa ${shown} av ${count}`;
export const found = (shown: number, count: number) => `${shown} av ${count} visas`;
export const foundNone = 'Ingen referens matchar filtren';
export const foundNoneAll = 'Visa alla referenser';
export const removeSearch = (text: string) => `Ta bort sökning: ${text}`;
export const facets = {
  tag: { label: 'Tagg', all: 'Alla taggar', remove: (value: string) => `Ta bort tagg: ${value}` },
  type: { label: 'Typ', all: 'Alla typer', remove: (value: string) => `Ta bort typ: ${value}` },
  industry: {
    label: 'Bransch',
    all: 'Alla branscher',
    remove: (value: string) => `Ta bort bransch: ${value}`,
  },
  template: {
    label: 'Kortstil',
    all: 'Alla kortstilar',
    remove: (value: string) => `Ta bort kortstil: ${value}`,
  },
} satisfies Record<FacetName, { label: string; all: string; remove: (value: string) => string }>;

export const paging = 'Sidor med referenser';
export const pagingPrevious = 'Föregående';
export const pagingAt = (page: number, pages: number) => `Sida ${page} av ${pages}`;
export const pagingNext = 'Nästa';
export const languages = 'Språk';

export const letter = 'Brev';
export const preparedFor = (person?: string) => (person ? `Sammanställt för ${person}` : 'Sammanställt för');
export const writeTo = (name: string) => `Skriv till ${name}`;
export const book = 'Boka en tid';
export const sharedUntil = (day: string) => `Delad med dig till och med ${numericDay(day, 'sv')}.`;
export const linkOnly = 'Bara den som har länken kan öppna den.';
export const allOf = (organization: string) => `Alla referenser från ${organization}`;
