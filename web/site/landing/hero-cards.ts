import type { CardContent } from '#contract/cards/card';
import { defaultBranding } from '#contract/cards/default-branding';
import type { Typefaces } from '#contract/rules/choices';
import { birchline } from '#tools/seed/birchline';
import { emberKitchen } from '#tools/seed/gallery/ember-kitchen';
import { gridmark } from '#tools/seed/gallery/gridmark';
import { ledgerline } from '#tools/seed/gallery/ledgerline';
import { pressRoom } from '#tools/seed/gallery/press-room';
import { tarnGuides } from '#tools/seed/gallery/tarn-guides';
import type { DemoOrganization } from '#tools/seed/organization';
import type { DemoReference } from '#tools/seed/references';
import { cardBranding } from '../../public/page-style.ts';
import type { CardBranding } from '../../shared/cards/css-properties.ts';
import type { FileAddress } from '../files.tsx';

/** One story of each demo organization, by title: a picture, words, numbers. */
const shown: readonly (readonly [DemoOrganization, title: string])[] = [
  [tarnGuides, 'Four clinics, one waiting list'],
  [ledgerline, 'The year-end that nobody noticed'],
  [birchline, 'From nine approval steps to three'],
  [emberKitchen, 'A canteen people cross town for'],
  [gridmark, 'A board mill that sells its waste heat'],
  [pressRoom, 'A seed packet worth planting'],
];

export interface HeroCard {
  card: CardContent;
  branding: CardBranding;
  typefaces: Typefaces | undefined;
}

/** The cards of the demo, made from what `tools/seed` gives it, so that they are never older than the demo. */
export const heroCards = (address: FileAddress): HeroCard[] =>
  shown.map(([organization, title]) => {
    const reference = organization.references.find((one) => one.title === title);
    if (!reference) throw new Error(`${organization.name} has no story "${title}"`);
    return {
      card: cardOf(organization, reference, address),
      branding: cardBranding({ ...defaultBranding, ...organization.branding } as typeof defaultBranding),
      typefaces: organization.branding.typefaces ?? undefined,
    };
  });

function cardOf(
  { customers }: DemoOrganization,
  reference: DemoReference,
  address: FileAddress,
): CardContent {
  const { photograph, quote } = reference;
  return {
    id: reference.title,
    status: 'Published',
    templateId: reference.templateId,
    templateConfig: JSON.stringify(reference.config ?? {}),
    title: reference.title,
    company: customers.find(({ key }) => key === reference.customer)?.name,
    shortDescription: reference.description,
    referenceType: reference.type,
    referenceDate: reference.date,
    tags: reference.tags,
    mainImage: photograph && address(`../tools/seed/photographs/${photograph}.webp`),
    location: reference.location,
    environmentType: reference.environment,
    clientIndustry: reference.industry,
    projectDuration: reference.duration,
    outcomes: reference.outcomes,
    figures: reference.figures,
    quote: quote?.[0],
    quotePerson: quote?.[1],
    quoteRole: quote?.[2],
  };
}
