import type { TranslatedTexts, translationRoutes } from '#contract/resources/translation';
import type { Input, Output } from '#contract/primitives/route';
import { limits } from '#contract/rules/limits';
import { requireChosen } from '../organization/rules.ts';
import { readSettingsRow, settingsOf } from '../organization/store.ts';
import { readReference } from '../reference/store.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { rateLimit } from '../shared/security/rate-limit.ts';
import { placesOf, textAt, type TextPlace } from './file/places.ts';
import { openMachine } from './proposal/machine.ts';
import { protectMarkup } from './proposal/protect-markup.ts';
import { originalTexts } from './store.ts';

type Route = typeof translationRoutes.proposeTranslation;

/** The proposal is stored nowhere. Who accepts it saves it with the origin `machine`. */
export async function proposeTranslation(
  context: MemberContext,
  { id, language, fields }: Input<Route>,
): Promise<Output<Route>> {
  const [reference, page] = await Promise.all([readReference(context, id), readSettingsRow(context)]);
  requireChosen(page, language, reference);
  const translate = openMachine();
  await context.table.commit([oneProposal(context)]);
  const languages = { from: reference.language ?? settingsOf(page).language, to: language };
  const original = originalTexts(reference);
  const wanted = placesOf(original).filter(({ field }) => !fields || fields.includes(field));
  const proposed = await Promise.all(
    wanted.map(async (place) => {
      const text = textAt(place, original);
      const { text: sent, restore } = place.isMarkdown ? protectMarkup(text) : plain(text);
      return { place, text: restore(await translate(sent, languages)) };
    }),
  );
  return { originalVersion: reference.version, fields: fieldsFrom(proposed) };
}

const plain = (text: string) => ({ text, restore: (translated: string) => translated });

const oneProposal = ({ organizationId, now }: MemberContext) =>
  rateLimit(
    {
      of: ['proposal', organizationId],
      limit: limits.proposalsPerDay,
      windowSeconds: 24 * 60 * 60,
      message: `A machine can propose ${limits.proposalsPerDay} translations a day. Please try again tomorrow.`,
    },
    now,
  );

function fieldsFrom(proposed: { place: TextPlace; text: string }[]): TranslatedTexts {
  const fields: TranslatedTexts = {};
  for (const { place, text } of proposed) {
    if (place.figure) {
      const { index, part } = place.figure;
      const figures = (fields.figures ??= []);
      figures[index] = { ...(figures[index] ?? { label: '' }), [part]: text };
    } else Object.assign(fields, { [place.field]: text });
  }
  return fields;
}
