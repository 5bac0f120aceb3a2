import type { TypedCell } from '#contract/form/cell';
import type { FormFormat } from '#contract/form/format';
import { formLimits } from '#contract/form/limits';
import type { FormDetails } from '#contract/resources/form';
import * as words from '#words/form-refusals';
import { AppError } from '../shared/errors/app-error.ts';
import { isMissing, readObject, removeObject, writeObject } from '../shared/files/bucket.ts';
import { objects } from '../shared/files/objects.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { checkForm, type Checked } from './check-form.ts';
import { clean } from './clean.ts';
import type { Left } from './in-braces.ts';
import type { FormItem } from './store.ts';
import { openForm, packForm, unreadable, formTypes, type OfficeFile } from './office-file.ts';
import { writeCells } from './write-cells.ts';

type Kept = Checked & Pick<FormDetails, 'format' | 'size' | 'takenOut'> & { file: string };

/** Reads an uploaded form, and keeps it without what would be loaded from elsewhere. */
export async function keepUpload(
  organizationId: string,
  { formId, uploadId, left, as }: { formId: string; uploadId: string; left: Left; as?: FormFormat },
): Promise<Kept> {
  const bytes = await readUpload(objects.formUpload(organizationId, uploadId));
  const form = openForm(bytes);
  const { format } = form;
  if (as && format !== as) throw unreadable(words.otherFormat);
  const takenOut = clean(form);
  const body = packForm(form);
  const checked = checkForm(form, left);
  // An upload has one file, so a call that is repeated writes the same one.
  const file = `${uploadId}.${format}`;
  const size = await writeKept(organizationId, { id: formId, file, format }, body);
  return { ...checked, format, takenOut, file, size };
}

async function readUpload(key: string): Promise<Buffer> {
  const bytes = await readObject(key).catch((error: unknown) => {
    if (isMissing(error)) throw unreadable(words.gone);
    throw error;
  });
  if (bytes.length > formLimits.bytes) throw unreadable(words.tooLarge);
  return bytes;
}

/** A file whose row was refused is removed. */
export async function orRemoveFile(
  context: MemberContext,
  formId: string,
  file: string,
  commit: () => Promise<void>,
): Promise<void> {
  try {
    await commit();
  } catch (error) {
    if (error instanceof AppError) await removeFile(context, formId, file);
    throw error;
  }
}

export async function removeFile(
  { organizationId, log }: MemberContext,
  formId: string,
  file: string,
): Promise<void> {
  await removeObject(objects.form(organizationId, formId) + file).catch(() =>
    log('FILE_LEFT_BEHIND', { organizationId, id: formId }),
  );
}

/** The file as it was kept, checked anew with other words left as they are. */
export const checkKept = async (organizationId: string, form: KeptFile, left: Left): Promise<Checked> =>
  checkForm(await openKept(organizationId, form), left);

/** Types into empty cells and keeps the result as a file of its own. */
export async function typeIntoKept(
  organizationId: string,
  form: KeptFile,
  { cells, file, left }: { cells: readonly TypedCell[]; file: string; left: Left },
): Promise<Checked & Pick<Kept, 'file' | 'size'>> {
  const opened = await openKept(organizationId, form);
  if (!writeCells(opened, cells))
    throw new AppError('VALIDATION_FAILED', words.cellsTaken, { fields: { cells: words.cellsTaken } });
  const checked = checkForm(opened, left);
  const size = await writeKept(organizationId, { ...form, file }, packForm(opened));
  return { ...checked, file, size };
}

type KeptFile = Pick<FormItem, 'id' | 'file' | 'format'>;

async function openKept(organizationId: string, { id, file }: KeptFile): Promise<OfficeFile> {
  const bytes = await readObject(objects.form(organizationId, id) + file).catch((error: unknown) => {
    // A newer file has taken its place since the row was read.
    if (isMissing(error)) throw new AppError('VERSION_CONFLICT');
    throw error;
  });
  return openForm(bytes);
}

/** Returns the number of bytes. */
async function writeKept(
  organizationId: string,
  { id, file, format }: KeptFile,
  body: Buffer,
): Promise<number> {
  await writeObject(objects.form(organizationId, id) + file, body, {
    contentType: formTypes[format],
    disposition: `attachment; filename="form.${format}"`,
  });
  return body.length;
}
