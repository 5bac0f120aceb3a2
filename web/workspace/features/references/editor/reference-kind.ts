import { oneOf, visibilities } from '#contract/choices';
import { readCardConfig } from '#contract/read-card-config';
import type { Reference } from '#contract/reference';
import { currentYearMonth } from '#contract/reference-date';
import { texts as fixed } from '#contract/text';
import type { RecordKind } from '../../../record-editor/record-kind.ts';
import { checkReference } from '../check-reference.ts';
import { fieldAt, formOf, missingToPublish, namesOf, type ReferenceForm } from '../reference-form.ts';
import { texts } from './texts.ts';

/** What the record editor has to know about references. */
export const referenceKind: RecordKind<ReferenceForm, Reference> = {
  noun: 'reference',
  called: 'this reference',
  conflictTitle: 'Somebody else changed this reference',
  draftName: (id) => id,
  address: (id) => `/app/references/${id}`,
  read: formOf,
  // An update sets the current month where there is none.
  asSaved: (form) => ({ ...form, referenceDate: form.referenceDate || currentYearMonth(new Date()) }),
  readers: { visibility: (stored) => oneOf(visibilities, stored), config: readCardConfig },
  check: checkReference,
  missing: (form, status) => {
    const missing = status === 'Published' ? missingToPublish(form) : [];
    if (missing.length === 0) return undefined;
    return {
      message: texts.editor.fillIn(namesOf(missing)),
      fields: Object.fromEntries(missing.map((field) => [field, texts.editor.requiredToPublish])),
    };
  },
  fieldsOf: (messages, sent) => {
    const found = Object.entries(messages).map(([path, message]) => [fieldAt(path), message] as const);
    const fields = Object.fromEntries(found.filter(([field]) => field !== undefined));
    // It was one of the customers on offer, so somebody has deleted it since.
    if (fields.customerId && sent.customerId) fields.customerId = texts.customer.deletedMeanwhile;
    return fields;
  },
  saveFailed: (creating) => (creating ? fixed.referenceCreateFailed : texts.editor.saveFailedUnknown),
};
