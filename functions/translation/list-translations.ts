import type { translationRoutes } from '#contract/resources/translation';
import type { Input, Output } from '#contract/primitives/route';
import { readSettingsRow, settingsOf } from '../organization/store.ts';
import { readReference, toReference } from '../reference/store.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { isMachineOn } from './proposal/machine.ts';

type Route = typeof translationRoutes.listTranslations;

export async function listTranslations(context: MemberContext, { id }: Input<Route>): Promise<Output<Route>> {
  const [item, page] = await Promise.all([readReference(context, id), readSettingsRow(context)]);
  const { language = settingsOf(page).language, version, translations = {} } = toReference(item);
  return {
    original: { language, version },
    proposes: isMachineOn(),
    translations: Object.entries(translations).map(([code, summary]) => ({ language: code, ...summary })),
  };
}
