import type { CardContent } from '#contract/cards/card';
import type { FactValues } from '#contract/reference/facts';
import { translatedFields } from '#contract/reference/field-values';
import { translatedCard } from '#contract/reference/translate';
import type { Snapshot } from '#contract/resources/approval';
import { serverLimits } from '#contract/rules/server-limits';
import type { Settings } from '../organization/store.ts';
import { inTender, inTextsAlone } from '../publication/told-in-tender.ts';
import type { ReferenceItem } from '../reference/store.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { readReadyTranslations, readTerms } from '../translation/store.ts';

interface Asked {
  reference: ReferenceItem;
  card: CardContent;
  settings: Pick<Settings, 'language' | 'languages'>;
  /** Texts for the tender that is asked about, by language. */
  texts?: FactValues['translations'];
}

/** The wordings in other languages that visitors may see. What is not ready is not asked about. */
export async function readWordings(
  context: Pick<MemberContext, 'table' | 'organizationId'>,
  { reference, card, settings, texts: forTender = {} }: Asked,
): Promise<Pick<Snapshot, 'languages' | 'translations' | 'terms'>> {
  const original = reference.language ?? settings.language;
  const offered = new Set([settings.language, ...settings.languages, ...Object.keys(forTender)]);
  offered.delete(original);
  const ready = await readReadyTranslations(context, reference);
  const texts = fitting(
    [...offered].flatMap((language): [string, Texts][] => {
      const translation = ready.find((one) => one.language === language);
      const own = forTender[language];
      const words = translation ? translatedCard(card, translation) : inTextsAlone(card, own);
      return words ? [[language, wordsIn(inTender(words, own))]] : [];
    }),
  );
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

/** Our part in the languages of the wordings. The cards have the other texts. */
export function partsIn(
  { translations: asked = {} }: Pick<Snapshot, 'translations'>,
  texts: Asked['texts'] = {},
): Pick<FactValues, 'translations'> {
  const parts = Object.keys(asked).flatMap((language) => {
    const { ourPart } = texts[language] ?? {};
    return ourPart ? [[language, { ourPart }] as const] : [];
  });
  return parts.length > 0 ? { translations: Object.fromEntries(parts) } : {};
}

type Texts = NonNullable<Snapshot['translations']>[string];

/** The rows of a request hold all wordings, so languages that are last in the switch may have to wait. */
function fitting(all: readonly [string, Texts][]): [string, Texts][] {
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
