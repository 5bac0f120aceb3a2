import type { AuditAction } from '#contract/rules/audit';
import type { CustomerRow } from '../customer/store.ts';
import { referenceRow, sameTranslations, toReference, type ReferenceItem } from '../reference/store.ts';
import { record } from '../shared/audit/record.ts';
import { equals } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { recordChanged, update, type Step } from '../shared/data/write.ts';
import type { ActorContext } from '../shared/membership/context.ts';
import { overrideOf } from './override.ts';
import type { Projected, Question } from './project-reference.ts';
import { publicSteps, type Parts } from './public-steps.ts';
import { sameSlug, withSlug } from './slug.ts';

interface ReferenceChange extends Pick<Question, 'entries' | 'snapshots'> {
  before: ReferenceItem;
  changed: ReferenceItem;
  customer: CustomerRow;
  reason?: string | undefined;
  /** The caller may know what is shown of `changed`. */
  projected?: Projected | undefined;
}

/** Writes the reference and what is public of it. The customer's row and its list are up to the caller. */
export async function changeSteps(
  context: ActorContext,
  { before, changed, customer, reason, entries, snapshots, projected: known }: ReferenceChange,
): Promise<{ after: ReferenceItem; parts: Parts; steps: Step[] }> {
  const { organizationId } = context;
  const question = { reference: changed, customer, entries, snapshots };
  const { reference: after, steps, projected } = await withSlug(context, question, known);
  const projection = await publicSteps(context, { ...question, before, after, projected });
  const { approvedPictures, usedWords, parts } = projection;
  const { override, steps: overrideSteps } = await overrideOf(context, {
    reference: after,
    customerName: customer.name,
    notAllowed: parts.notAllowed,
    reason,
  });
  return {
    after: { ...after, override },
    parts,
    steps: [
      update(
        keys.reference(organizationId, after.id),
        {
          set: { ...changeOf(after), approvedPictures, usedWords, override },
          unset: [
            ...(before.approvedPictures && !approvedPictures ? ['approvedPictures'] : []),
            ...(before.override && !override ? ['override'] : []),
            ...(before.lastImport && !after.lastImport ? ['lastImport'] : []),
          ],
          ...(!before.slug && after.slug && { add: { slugs: new Set([after.slug]) } }),
        },
        { version: equals(before.version), slug: sameSlug(before), translations: sameTranslations(before) },
        recordChanged((row) => toReference(fromRow(referenceRow, row))),
      ),
      ...steps,
      ...projection.steps,
      ...overrideSteps,
      record(context, organizationId, actionOf(before, after), after),
    ],
  };
}

/** Collections and other routes write the remaining attributes. */
function changeOf({
  id: _id,
  createdAt: _createdAt,
  createdBy: _createdBy,
  collectionIds: _collections,
  slugs: _slugs,
  translations: _translations,
  ...change
}: ReferenceItem) {
  return change;
}

function actionOf(before: ReferenceItem, after: ReferenceItem): AuditAction {
  if (before.status === after.status) return 'reference.update';
  if (after.status === 'Published') return 'reference.publish';
  if (after.status === 'Archived') return 'reference.archive';
  return before.status === 'Published' ? 'reference.unpublish' : 'reference.update';
}
