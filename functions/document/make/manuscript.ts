import type { CardContent } from '#contract/cards/card';
import { captioned, detailNames, passageNames } from '#contract/reference/captions';
import { formatReferenceDate } from '#contract/reference/date';
import type { FactValues } from '#contract/reference/facts';
import type { KeyFigure } from '#contract/reference/fields';
import type { DocumentLook } from '#contract/resources/document';
import type { Branding } from '#contract/resources/organization';
import { directionOf } from '#contract/rules/content-languages';
import { proofsPath } from '#contract/site/public-page';
import { visitorLanguage, type VisitorLanguage } from '#contract/words/languages';
import { wordsOf, type Words } from '#contract/words/words-of';
import { paragraphsOf, storyBlocks, type Block } from './blocks.ts';
import type { ProofLink } from './for-tender.ts';
import { paletteOf, type Palette } from './palette.ts';
import { keyOfPlace, placesOf, type Picture, type Pictures, type Place } from './pictures.ts';
import type { Entry } from '../../publication/read-entries.ts';
import { labelOf, marked, toldFacts, type ToldFact } from '../../publication/tender-facts.ts';
import { outcomeOf, under, type Outcome } from './outcome.ts';
import { tablesOf, type Overview, type Table } from './table.ts';

/** The content of a document before any layout. Renderers read nothing else. */
export interface Manuscript extends Told {
  look: DocumentLook;
  title: string;
  firm: string;
  madeAt: Date;
  /** In the foot of every page. */
  stamp: string;
  contents: string;
  palette: Palette;
  /** The organization chose them, and what is not on white paper has them. */
  colors: BrandColors;
  logo?: Picture;
  entries: Chapter[];
  /** Leads to the buyer's page, or for other readers to one that tells whether the document still holds. */
  proof?: {
    title: string;
    text: string;
    address: string;
    code: Picture;
    /** Takes little room of a file whose readers have not asked for proof. */
    isSmall: boolean;
  };
  table: Table;
  /** The table that fits on a page. */
  overview: Overview;
}

export interface Told {
  language: string;
  direction?: 'rtl' | undefined;
}

/** Shorter documents need neither a cover nor a list of contents, and a table never does. */
export const isLong = ({ entries, look }: Manuscript): boolean => entries.length >= 3 && look !== 'table';

/** All but the title may be missing, and what is missing leaves no empty room. */
export interface Chapter extends Told {
  /** The customer. */
  eyebrow?: string | undefined;
  title: string;
  /** It says where, when and how large. */
  place?: string;
  picture?: Picture;
  logo?: Picture;
  figures: KeyFigure[];
  lead: Block[];
  details: Detail[];
  /** Its words are in neither the lead nor the passages. */
  outcome?: Outcome;
  passages: Block[];
  quote?: { text: string; person?: string; role?: string; portrait?: Picture; from?: string };
  /** Says that the words are a translation. */
  translated?: string;
  permission: string;
}

interface Detail {
  label: string;
  value: string;
  /** A business secret, which the value says too. */
  isSecret?: boolean;
}

type BrandColors = Branding['brandColors'];

/** A renderer makes this of a manuscript. */
export interface Made {
  body: Buffer;
  /** The body is a ZIP of several files. */
  zipped?: true;
  /** The first page as SVG or the first picture as PNG. Formats that other programs lay out have none. */
  first?: Buffer;
  /** Characters that no typeface of the file has. */
  unshown?: string;
}

interface Given {
  look: DocumentLook;
  title: string;
  language: string;
  /** Each has what its customer allows on the channel. */
  entries: readonly Entry[];
  organizationId: string;
  firm: string;
  brand: Pick<Branding, 'brandColors' | 'logo'>;
  pictures: Pictures;
  holdsUntil?: string | undefined;
  proof?: ProofLink | undefined;
  /** Certificates are on this site. */
  origin: string;
  now: Date;
}

export function manuscriptOf(given: Given): Manuscript {
  const { look, title, language, entries, firm, brand, pictures, holdsUntil, proof, now } = given;
  const code = visitorLanguage(language);
  const words = wordsOf('documents', code);
  const { day } = wordsOf('story', code);
  const logo = drawn(pictures, logoOf(brand.logo), wordsOf('card', code).logoOf(firm));
  return {
    look,
    title,
    ...toldIn(language),
    firm,
    madeAt: now,
    stamp: [words.prepared(day(now.toISOString())), holdsUntil && words.heldUntil(day(holdsUntil))]
      .filter(Boolean)
      .join(' · '),
    contents: words.contents,
    palette: paletteOf(brand.brandColors.primary),
    colors: brand.brandColors,
    ...(logo && { logo }),
    entries: entries.map((entry) => chapterOf(entry, code, given)),
    ...(proof && {
      proof: {
        ...words[proof.told],
        address: proof.address,
        code: { ...proof.code, alt: words[proof.told].code },
        isSmall: proof.told === 'stillHolds',
      },
    }),
    ...tablesOf(entries, language),
  };
}

/** Every picture that a manuscript of these cards may draw. */
export const placesIn = (cards: readonly CardContent[], logo: string | undefined): Place[] =>
  [
    logoOf(logo),
    ...cards.flatMap((card) => {
      const { main, logo: customers, portrait, story } = placesOf(card);
      return [main, customers, portrait, ...story];
    }),
  ].filter((place) => place !== undefined);

const logoOf = (address: string | undefined): Place | undefined =>
  address ? { as: 'logo', address } : undefined;

function drawn(pictures: Pictures, place: Place | undefined, alt: string): Picture | undefined {
  const file = place && pictures.get(keyOfPlace(place));
  return file && { ...file, alt };
}

const toldIn = (language: string): Told => ({ language, direction: directionOf(language) });

function chapterOf(
  { card, facts = {}, contact, holdsUntil, isPartly, certificate }: Entry,
  code: VisitorLanguage,
  { look, language, organizationId, pictures, origin }: Given,
): Chapter {
  const words = wordsOf('documents', code);
  const { captions, logoOf: logoWords, translatedFrom } = wordsOf('card', code);
  const places = placesOf(card);
  const name = card.company ?? card.alias;
  const picture = drawn(pictures, places.main, words.pictureOf(card.title));
  const logo = drawn(pictures, places.logo, logoWords(name ?? card.title));
  const story = new Map(places.story.map((place) => [place.address, place]));
  const told = toldFacts({ facts, contact: contact && dialed(contact, language) }, language);
  const place = placeOf(card, told);
  const parts = {
    lead: paragraphsOf(card.shortDescription ?? ''),
    passages: captioned(captions, card, passageNames).flatMap(({ caption, value }) =>
      under(caption, paragraphsOf(value)),
    ),
    story: storyBlocks(card.longDescription ?? '', organizationId, (address, alt) =>
      drawn(pictures, story.get(address), alt || words.pictureOf(card.title)),
    ),
  };
  const { outcome, lead, passages } =
    look === 'outcome' ? outcomeOf(card, parts, words.columns) : { ...parts, outcome: undefined };
  return {
    ...toldIn(card.language ?? language),
    eyebrow: name,
    title: card.title,
    ...(place && { place }),
    ...(picture && { picture }),
    ...(logo && { logo }),
    figures: card.figures ?? [],
    lead,
    details: [
      ...told,
      ...detailsOf(card, captions, words),
      ...(certificate
        ? [{ label: words.certificate, value: `${new URL(origin).host}${proofsPath}/${certificate}` }]
        : []),
    ],
    ...(outcome && { outcome }),
    passages: [...ownPart(facts, language), ...passages, ...(outcome ? [] : parts.story)],
    ...quoteOf(card, pictures, words, translatedFrom),
    ...(card.translatedFrom && { translated: translatedFrom(card.translatedFrom) }),
    permission: permissionOf(code, isPartly, holdsUntil),
  };
}

/** Says in one line where, when and how large. */
const placeOf = ({ location, referenceDate }: CardContent, told: readonly ToldFact[]): string =>
  [location, referenceDate?.slice(0, 4), told.find(({ name }) => name === 'sizes')?.value]
    .filter(Boolean)
    .join(' · ');

/** A number is on one line and runs from left to right, in Arabic too. */
function dialed(contact: NonNullable<Entry['contact']>, language: string): typeof contact {
  const { phone } = contact;
  const mark = directionOf(language) ? '\u200E' : '';
  return { ...contact, ...(phone && { phone: mark + phone.replaceAll(' ', '\u00A0') }) };
}

function ownPart(facts: FactValues, language: string): Block[] {
  if (!facts.ourPart) return [];
  const heading = marked(labelOf('ourPart', language), { name: 'ourPart', facts, language });
  return under(heading, paragraphsOf(facts.ourPart));
}

function detailsOf(
  card: CardContent,
  captions: Words<'card'>['captions'],
  { columns }: Words<'documents'>,
): Chapter['details'] {
  const told = captioned(captions, card, detailNames);
  return [
    { label: columns.type, value: card.referenceType },
    ...told.map(({ caption, value }) => ({ label: caption, value })),
    { label: captions.referenceDate, value: formatReferenceDate(card.referenceDate) },
    { label: columns.tags, value: card.tags.join(', ') },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

function quoteOf(
  { quote, quotePerson, quoteRole, quoteFrom, company, ...card }: CardContent,
  pictures: Pictures,
  { portraitOf }: Words<'documents'>,
  translatedFrom: (language: string) => string,
): Pick<Chapter, 'quote'> {
  if (!quote) return {};
  const place = placesOf({ quote, ...card }).portrait;
  const portrait = quotePerson ? drawn(pictures, place, portraitOf(quotePerson)) : undefined;
  // Many write the company into the role.
  const isNamed = company && quoteRole?.includes(company);
  const role = isNamed ? quoteRole : [quoteRole, company].filter(Boolean).join(', ');
  return {
    quote: {
      text: quote,
      ...(quotePerson && { person: quotePerson }),
      ...(role && { role }),
      ...(portrait && { portrait }),
      ...(quoteFrom && { from: translatedFrom(quoteFrom) }),
    },
  };
}

function permissionOf(code: VisitorLanguage, isPartly: boolean, holdsUntil: string | undefined): string {
  const { permission } = wordsOf('documents', code);
  if (isPartly) return permission.partly;
  return holdsUntil ? permission.until(wordsOf('story', code).day(holdsUntil)) : permission.open;
}
