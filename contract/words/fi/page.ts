import type { FacetName } from '../../reference/facets.ts';
import { numericDay } from '../numeric-day.ts';

export const heading = 'Mitä asiakkaamme sanovat';
export const madeWith = (product: string) => `Tehty palvelulla ${product}`;

const references = (count: number) => (count === 1 ? '1 asiakasreferenssi' : `${count} asiakasreferenssiä`);
export const sum = references;
export const sumFrom = (count: number, companies: number) => `${references(count)} ${companies} yritykseltä`;
export const confirmed = (count: number) => `${count} asiakkaan vahvistamaa`;
export const next = 'Seuraava tarina voi olla teidän';
export const sealHeading = 'Mitä sinetti kertoo';
export const seal = 'Asiakas on lukenut tekstin ja vahvistanut sen linkillä, joka lähetettiin vain hänelle.';
export const collections = 'Kokoelmat';
export const customers = 'Asiakkaat';
export const all = (count: number) => `Kaikki ${count} referenssiä`;
export const none = 'Referenssejä ei ole vielä julkaistu';

export const search = 'Hae referenssejä';
export const searchNow = 'Hae';
export const searched = (text: string) => `”${text}”`;
export const filters = 'Suodattimet';
export const filtersApply = 'Käytä suodattimia';
export const filtersClear = 'Tyhjennä suodattimet';
export const filtersClose = (shown: number, count: number) => `Näytä ${shown} / ${count}`;
export const found = (shown: number, count: number) => `${shown} / ${count} näkyvissä`;
export const foundNone = 'Mikään referenssi ei vastaa näitä suodattimia';
export const foundNoneAll = 'Näytä kaikki referenssit';
export const removeSearch = (text: string) => `Poista haku: ${text}`;
export const facets = {
  tag: {
    label: 'Tunniste',
    all: 'Kaikki tunnisteet',
    remove: (value: string) => `Poista tunniste: ${value}`,
  },
  type: { label: 'Tyyppi', all: 'Kaikki tyypit', remove: (value: string) => `Poista tyyppi: ${value}` },
  industry: {
    label: 'Toimiala',
    all: 'Kaikki toimialat',
    remove: (value: string) => `Poista toimiala: ${value}`,
  },
  template: {
    label: 'Kortin tyyli',
    all: 'Kaikki korttien tyylit',
    remove: (value: string) => `Poista kortin tyyli: ${value}`,
  },
} satisfies Record<FacetName, { label: string; all: string; remove: (value: string) => string }>;

export const paging = 'Referenssien sivut';
export const pagingPrevious = 'Edellinen';
export const pagingAt = (page: number, pages: number) => `Sivu ${page} / ${pages}`;
export const pagingNext = 'Seuraava';
export const languages = 'Kielet';

export const letter = 'Kirje';
export const preparedFor = (person?: string) => (person ? `Vastaanottaja: ${person}` : 'Vastaanottaja');
export const writeTo = (name: string) => `Lähetä viesti: ${name}`;
export const book = 'Varaa aika';
export const sharedUntil = (day: string) => `Jaettu sinulle ${numericDay(day, 'fi')} asti.`;
export const linkOnly = 'Sen voivat avata vain ne, joilla on linkki.';
export const allOf = (organization: string) => `Kaikki referenssit: ${organization}`;
