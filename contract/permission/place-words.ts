import type { Subject } from '../rules/choices.ts';
import type { VisitorLanguage as Language } from '../words/languages.ts';
import type { Place } from './places.ts';

interface PlaceWords extends Readonly<Record<Place, string>> {
  locale: string;
  /** Stands between a day and its time. */
  at: string;
  parts: Readonly<Record<Subject, string>>;
}

export const placeWords: Readonly<Record<Language, PlaceWords>> = {
  en: {
    locale: 'en-GB',
    at: 'at',
    web: 'On the web',
    social: 'On social media',
    sales: 'In sales material',
    tender: 'In tenders',
    press: 'In the press',
    call: 'On the phone',
    parts: {
      name: 'name',
      logo: 'logo',
      text: 'story and figures',
      quote: 'quote',
      person: 'named person',
      images: 'picture',
      value: 'contract value',
    },
  },
  fi: {
    locale: 'fi',
    at: 'klo',
    web: 'Verkossa',
    social: 'Sosiaalisessa mediassa',
    sales: 'Myyntimateriaalissa',
    tender: 'Tarjouksissa',
    press: 'Lehdistössä',
    call: 'Puhelimessa',
    parts: {
      name: 'nimi',
      logo: 'logo',
      text: 'tarina ja luvut',
      quote: 'lainaus',
      person: 'henkilö',
      images: 'kuva',
      value: 'sopimuksen arvo',
    },
  },
  sv: {
    locale: 'sv',
    at: 'kl.',
    web: 'På webben',
    social: 'I sociala medier',
    sales: 'I säljmaterial',
    tender: 'I anbud',
    press: 'I pressen',
    call: 'Per telefon',
    parts: {
      name: 'namn',
      logo: 'logotyp',
      text: 'berättelse och siffror',
      quote: 'citat',
      person: 'namngiven person',
      images: 'bild',
      value: 'kontraktsvärde',
    },
  },
  de: {
    locale: 'de',
    at: 'um',
    web: 'Im Web',
    social: 'In sozialen Medien',
    sales: 'In Vertriebsunterlagen',
    tender: 'In Angeboten',
    press: 'In der Presse',
    call: 'Am Telefon',
    parts: {
      name: 'Name',
      logo: 'Logo',
      text: 'Bericht und Zahlen',
      quote: 'Zitat',
      person: 'genannte Person',
      images: 'Bild',
      value: 'Auftragswert',
    },
  },
};

const shownOrder: readonly Subject[] = ['name', 'logo', 'text', 'quote', 'person', 'images', 'value'];

/** "Name, logo, story and figures". A named person who is quoted is named with the quote. */
export function partList(subjects: readonly Subject[], language: Language, person?: string): string {
  const quoted = person && subjects.includes('quote') && subjects.includes('person');
  const parts = shownOrder
    .filter((subject) => subjects.includes(subject) && !(quoted && subject === 'person'))
    .map((subject) => {
      const part = placeWords[language].parts[subject];
      if (!quoted || subject !== 'quote') return part;
      return language === 'en' ? `${part} with ${person}` : `${part} (${person})`;
    });
  return capital(
    subjects.includes('text')
      ? withTwoPartItem(parts, language)
      : new Intl.ListFormat(placeWords[language].locale).format(parts),
  );
}

const ands: Readonly<Partial<Record<Language, string>>> = { fi: 'sekä', sv: 'samt', de: 'sowie' };

/** "Story and figures" has an "and" of its own, so the list has none, or another word for it. */
function withTwoPartItem(parts: string[], language: Language): string {
  const last = parts.at(-1)!;
  const and = ands[language];
  if (!and || parts.length === 1 || last !== placeWords[language].parts.text) return parts.join(', ');
  return `${parts.slice(0, -1).join(', ')} ${and} ${last}`;
}

export const placeList = (places: readonly Place[], language: Language): string =>
  places
    .map((place, index) => (index === 0 ? placeWords[language][place] : small(placeWords[language][place])))
    .join(', ');

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const small = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

function format(at: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(placeWords[language].locale, { ...options, timeZone: 'UTC' }).format(
    new Date(at),
  );
}

/** "23 November 2028" */
export const longDay = (at: string, language: Language): string =>
  format(at, language, { dateStyle: 'long' });

/** "23 December", for a day that is near. */
export const nearDay = (at: string, language: Language): string =>
  format(at, language, { day: 'numeric', month: 'long' });

/** The time is in UTC, because sender and reader have no common time zone. */
export const dayAndTime = (at: string, language: Language): string =>
  `${longDay(at, language)} ${placeWords[language].at} ${at.slice(11, 16)} UTC`;
