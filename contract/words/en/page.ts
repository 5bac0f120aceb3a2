import type { FacetName } from '../../reference/facets.ts';
import { numericDay } from '../numeric-day.ts';

export const heading = 'What our customers say';
export const madeWith = (product: string) => `Made with ${product}`;

const references = (count: number) => (count === 1 ? '1 customer reference' : `${count} customer references`);
export const sum = references;
export const sumFrom = (count: number, companies: number) =>
  `${references(count)} from ${companies} companies`;
export const confirmed = (count: number) => `${count} confirmed by the customer`;
export const next = 'Yours could be the next one';
export const sealHeading = 'What the seal says';
export const seal = 'The customer read this and confirmed it, by a link that was sent to them alone.';
export const collections = 'Collections';
export const customers = 'Customers';
export const all = (count: number) => `All ${count} references`;
export const none = 'No references published yet';

export const search = 'Search references';
export const searchNow = 'Search';
export const searched = (text: string) => `“${text}”`;
export const filters = 'Filters';
export const filtersApply = 'Apply filters';
export const filtersClear = 'Clear filters';
export const filtersClose = (shown: number, count: number) => `Show ${shown} of ${count}`;
export const found = (shown: number, count: number) => `${shown} of ${count} shown`;
export const foundNone = 'No reference matches these filters';
export const foundNoneAll = 'Show all references';
export const removeSearch = (text: string) => `Remove search: ${text}`;
export const facets = {
  tag: { label: 'Tag', all: 'All tags', remove: (value: string) => `Remove tag: ${value}` },
  type: { label: 'Type', all: 'All types', remove: (value: string) => `Remove type: ${value}` },
  industry: {
    label: 'Industry',
    all: 'All industries',
    remove: (value: string) => `Remove industry: ${value}`,
  },
  template: {
    label: 'Card style',
    all: 'All card styles',
    remove: (value: string) => `Remove card style: ${value}`,
  },
} satisfies Record<FacetName, { label: string; all: string; remove: (value: string) => string }>;

export const paging = 'Pages of references';
export const pagingPrevious = 'Previous';
export const pagingAt = (page: number, pages: number) => `Page ${page} of ${pages}`;
export const pagingNext = 'Next';
export const languages = 'Languages';

export const letter = 'Letter';
export const preparedFor = (person?: string) => (person ? `Prepared for ${person}` : 'Prepared for');
export const writeTo = (name: string) => `Write to ${name}`;
export const book = 'Book a time';
export const sharedUntil = (day: string) => `Shared with you until ${numericDay(day, 'en-GB')}.`;
export const linkOnly = 'Only those who have the link can open it.';
export const allOf = (organization: string) => `All references of ${organization}`;
