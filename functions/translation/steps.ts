import type { AuditAction } from '#contract/rules/audit';
import { sameTranslations, type ReferenceItem } from '../reference/store.ts';
import { record } from '../shared/audit/record.ts';
import { absent, equals } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { put, recordChanged, update, type Step } from '../shared/data/write.ts';
import { fromRow } from '../shared/data/read.ts';
import { translation, type Translation } from '#contract/resources/translation';
import type { ActorContext } from '../shared/membership/context.ts';
import { summaryOf, type StoredSummary } from './store.ts';

interface Saved {
  reference: ReferenceItem;
  before: Translation | undefined;
  after: Translation;
  kept: Kept;
}

/** A translation writes anew what the reference's row keeps of its public card. */
export type Kept = Partial<Pick<ReferenceItem, 'approvedPictures' | 'usedWords'>>;

/** The original must be the one that `after` was made from, so its version is a condition and stays as it is. */
export function saveSteps(context: ActorContext, { reference, before, after, kept }: Saved): Step[] {
  const { organizationId } = context;
  const { language, status } = after;
  const isNewlyReady = status === 'Ready' && before?.status !== 'Ready';
  return [
    put(
      keys.translation(organizationId, reference.id, language),
      after,
      before ? { version: equals(before.version) } : { pk: absent },
      recordChanged((row) => fromRow(translation, row)),
    ),
    summaryStep(organizationId, { reference, language, summary: summaryOf(after), kept }),
    recordTranslation(context, isNewlyReady ? 'translation.ready' : 'translation.save', after),
  ];
}

interface Summarized {
  reference: ReferenceItem;
  language: string;
  summary: StoredSummary | undefined;
  kept: Kept;
}

/** An open editor of the original does not write this, so the reference keeps its version. */
export function summaryStep(
  organizationId: string,
  { reference, language, summary, kept }: Summarized,
): Step {
  const { id, version, translations = {} } = reference;
  const { [language]: _replaced, ...others } = translations;
  const after = summary ? { ...others, [language]: summary } : others;
  const isEmpty = Object.keys(after).length === 0;
  return update(
    keys.reference(organizationId, id),
    isEmpty ? { set: { ...kept }, unset: ['translations'] } : { set: { ...kept, translations: after } },
    { version: equals(version), translations: sameTranslations(reference) },
  );
}

export const recordTranslation = (
  context: ActorContext,
  action: AuditAction,
  { referenceId, language, version }: Translation,
): Step => record(context, context.organizationId, action, { id: `${referenceId}-${language}`, version });
