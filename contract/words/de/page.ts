import type { FacetName } from '../../reference/facets.ts';
import { numericDay } from '../numeric-day.ts';

export const heading = 'Was unsere Kunden sagen';
export const madeWith = (product: string) => `Erstellt mit ${product}`;

const references = (count: number) => (count === 1 ? '1 Kundenreferenz' : `${count} Kundenreferenzen`);
export const sum = references;
export const sumFrom = (count: number, companies: number) =>
  `${references(count)} von ${companies} Unternehmen`;
export const confirmed = (count: number) => `${count} vom Kunden bestätigt`;
export const next = 'Die nächste könnte Ihre sein';
export const sealHeading = 'Was das Siegel sagt';
export const seal = 'Der Kunde hat den Text gelesen und über einen Link bestätigt, den nur er erhielt.';
export const collections = 'Sammlungen';
export const customers = 'Kunden';
export const all = (count: number) => `Alle ${count} Referenzen`;
export const none = 'Noch keine Referenzen veröffentlicht';

export const search = 'Referenzen suchen';
export const searchNow = 'Suchen';
export const searched = (text: string) => `„${text}“`;
export const filters = 'Filter';
export const filtersApply = 'Filter anwenden';
export const filtersClear = 'Filter zurücksetzen';
export const filtersClose = (shown: number, count: number) => `${shown} von ${count} anzeigen`;
export const found = (shown: number, count: number) => `${shown} von ${count} angezeigt`;
export const foundNone = 'Keine Referenz passt zu diesen Filtern';
export const foundNoneAll = 'Alle Referenzen anzeigen';
export const removeSearch = (text: string) => `Suche entfernen: ${text}`;
export const facets = {
  tag: {
    label: 'Schlagwort',
    all: 'Alle Schlagwörter',
    remove: (value: string) => `Schlagwort entfernen: ${value}`,
  },
  type: { label: 'Art', all: 'Alle Arten', remove: (value: string) => `Art entfernen: ${value}` },
  industry: {
    label: 'Branche',
    all: 'Alle Branchen',
    remove: (value: string) => `Branche entfernen: ${value}`,
  },
  template: {
    label: 'Kartenstil',
    all: 'Alle Kartenstile',
    remove: (value: string) => `Kartenstil entfernen: ${value}`,
  },
} satisfies Record<FacetName, { label: string; all: string; remove: (value: string) => string }>;

export const paging = 'Seiten mit Referenzen';
export const pagingPrevious = 'Zurück';
export const pagingAt = (page: number, pages: number) => `Seite ${page} von ${pages}`;
export const pagingNext = 'Weiter';
export const languages = 'Sprachen';

export const letter = 'Brief';
export const preparedFor = (person?: string) =>
  person ? `Zusammengestellt für ${person}` : 'Zusammengestellt für';
export const writeTo = (name: string) => `An ${name} schreiben`;
export const book = 'Termin buchen';
export const sharedUntil = (day: string) => `Für Sie freigegeben bis ${numericDay(day, 'de')}.`;
export const linkOnly = 'Nur wer den Link hat, kann sie öffnen.';
export const allOf = (organization: string) => `Alle Referenzen von ${organization}`;
