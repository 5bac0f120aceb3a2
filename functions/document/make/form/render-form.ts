import * as words from '#words/document-failures';
import { fillForm } from './fill-form.ts';
import type { Unfilled } from './filling.ts';
import { findForm, type FormItem } from '../../../form/store.ts';
import { openForm } from '../../../form/office-file.ts';
import { readObject } from '../../../shared/files/bucket.ts';
import { objects } from '../../../shared/files/objects.ts';
import { JobFailed } from '../../../shared/jobs/run-job.ts';
import type { DocumentItem } from '../../store.ts';
import type { ForTender } from '../for-tender.ts';
import { fillingOf } from './values.ts';
import type { Made, Manuscript } from '../manuscript.ts';
import type { Shape } from '../pictures.ts';
import type { Entry, Tenant } from '../../../publication/read-entries.ts';

/** Forms have no place of ours, so pictures have the shape that most are taken in. */
export const formPicture: Shape = { width: 3, height: 2 };

type Filled = Made & Pick<DocumentItem, 'unfilled' | 'unplaced'>;

export async function renderForm(
  tenant: Tenant,
  { form }: DocumentItem,
  manuscript: Manuscript,
  { entries, forTender }: { entries: readonly Entry[]; forTender: ForTender },
): Promise<Filled> {
  const { organizationId } = tenant;
  const found = await findForm(tenant, form!);
  if (!found) throw new JobFailed(words.formGone);
  if (found.mistakes > 0 || found.placeholders === 0) throw new JobFailed(words.formHasMistakes);
  const file = openForm(await readObject(objects.form(organizationId, found.id) + found.file));
  const filling = fillingOf(manuscript, entries, forTender);
  const { body, unfilled } = fillForm(file, new Set(found.leave), filling);
  const unplaced = entries.length - placesIn(found, entries.length);
  return {
    body,
    ...(unfilled.size > 0 && { unfilled: listed(unfilled) }),
    ...(unplaced > 0 && { unplaced }),
  };
}

/** A form without lists and numbers is about one reference. */
const placesIn = ({ repeats, slots }: FormItem, references: number): number =>
  repeats ? references : Math.max(slots, 1);

const listed = (unfilled: Unfilled): NonNullable<DocumentItem['unfilled']> =>
  [...unfilled].map(([name, references]) => ({
    name,
    references: [...references].toSorted((one, other) => one - other),
  }));
