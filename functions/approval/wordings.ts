import type { CardContent } from '#contract/cards/card';
import { translatedFields } from '#contract/reference/field-values';
import { translatedCard } from '#contract/reference/translate';
import type { Snapshot } from '#contract/resources/approval';
import type { TenderPick } from '#contract/tender/pick';
import type { Translation } from '#contract/resources/translation';
import { serverLimits } from '#contract/rules/server-limits';
import type { Settings } from '../organization/store.ts';
import { inTender } from '../publication/told-in-tender.ts';
import type { ReferenceItem } from '../reference/store.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { readReadyTranslations, readTerms } from '../translation/store.ts';

interface Asked {
  reference: ReferenceItem;
  card: CardContent;
  settings: Pick<Settings, 'language' | 'languages'>;
  /** The words of a tender's own, which is asked about. */
  own?: TenderPick['own'];
}

/** The wordings in other languages that visitors may see. What is not ready is not asked about. */
export async function readWordings(
  context: Pick<MemberContext, 'table' | 'organizationId'>,
  { reference, card, settings, own }: Asked,
): Promise<Pick<Snapshot, 'languages' | 'translations' | 'terms'>> {
  const original = reference.language ?? settings.language;
  const offered = [settings.language, ...settings.languages].filter((language) => language !== original);
  const ready = await readReadyTranslations(context, reference);
  const inOrder = offered.flatMap((language) => ready.find((one) => one.language === language) ?? []);
  const texts = fitting(card, inOrder, own);
  if (texts.length === 0) return {};
  const terms = await Promise.all(
    texts.map(async ([language]) => [language, termsOf(card, await readTerms(context, language))] as const),
  );
  return {
    languages: [original, ...texts.map(([language]) => language)],
    translations: Object.fromEntries(texts),
    terms: Object.fromEntries(terms),
  };
}

type Texts = NonNullable<Snapshot['translations']>[string];

/** The rows of a request hold all wordings, so languages that are last in the switch may have to wait. */
function fitting(
  card: CardContent,
  translations: readonly Translation[],
  own: Asked['own'],
): [string, Texts][] {
  const all = translations.map((one): [string, Texts] => [
    one.language,
    wordsIn(inTender(translatedCard(card, one), own?.language === one.language ? own : {})),
  ]);
  const sizes = all.map((one) => Buffer.byteLength(JSON.stringify(one)));
  const upTo = (at: number) => sizes.slice(0, at + 1).reduce((sum, size) => sum + size, 0);
  return all.filter((_, at) => upTo(at) <= serverLimits.wordingBytes);
}

const wordsIn = (card: CardContent) =>
  Object.fromEntries(translatedFields.map((name) => [name, card[name]])) as unknown as Texts;

function termsOf(
  { tags, referenceType, clientIndustry, environmentType }: CardContent,
  { terms }: { terms: readonly { term: string; translation: string }[] },
): Record<string, string> {
  const used = new Set([...tags, referenceType, clientIndustry, environmentType]);
  return Object.fromEntries(
    terms.flatMap(({ term, translation }) => (used.has(term) ? [[term, translation]] : [])),
  );
}
