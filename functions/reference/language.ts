import { requireChosen } from '../organization/rules.ts';
import { readSettingsRow } from '../organization/store.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import type { ReferenceItem } from './store.ts';

/** An organization publishes in its own languages only, and a translation is none of its own original. */
export async function requireLanguage(
  context: MemberContext,
  before: Pick<ReferenceItem, 'language' | 'translations'>,
  language: string | undefined,
): Promise<void> {
  if (language === undefined || language === before.language) return;
  requireChosen(await readSettingsRow(context), language);
  if (!before.translations?.[language]) return;
  const message = 'There is a translation in this language. Delete it first.';
  throw new AppError('VALIDATION_FAILED', message, { fields: { language: message } });
}
