import type { TypedCell } from '#contract/form/cell';
import { formLimits } from '#contract/form/limits';
import type { FormDetails } from '#contract/resources/form';
import * as words from '#words/form-refusals';
import { AppError } from '../shared/errors/app-error.ts';
import { isMissing, readObject, removeObject, writeObject } from '../shared/files/bucket.ts';
import { objects } from '../shared/files/objects.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { checkForm, type Checked } from './check-form.ts';
import { clean } from './clean.ts';
import type { Left } from './find-tags.ts';
import type { FormItem } from './store.ts';
import { openWord, packWord, unreadable, wordType, type WordFile } from './word-file.ts';
import { writeCells } from './write-cells.ts';

type Kept = Checked & Pick<FormDetails, 'size' | 'takenOut'> & { file: string };

/** Reads an uploaded form, and keeps it without what Word would load from elsewhere. */
export async function keepUpload(
  organizationId: string,
  { formId, uploadId, left }: { formId: string; uploadId: string; left: Left },
): Promise<Kept> {
  const bytes = await readUpload(objects.formUpload(organizationId, uploadId));
  const word = openWord(bytes);
  const takenOut = clean(word);
  const body = packWord(word);
  const checked = checkForm(word, left);
  // An upload has one file, so a call that is repeated writes the same one.
  const file = `${uploadId}.docx`;
  return { ...checked, takenOut, file, size: await writeKept(organizationId, formId, file, body) };
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
  const word = await openKept(organizationId, form);
  if (!writeCells(word, cells))
    throw new AppError('VALIDATION_FAILED', words.cellsTaken, { fields: { cells: words.cellsTaken } });
  const checked = checkForm(word, left);
  return { ...checked, file, size: await writeKept(organizationId, form.id, file, packWord(word)) };
}

type KeptFile = Pick<FormItem, 'id' | 'file'>;

async function openKept(organizationId: string, { id, file }: KeptFile): Promise<WordFile> {
  const bytes = await readObject(objects.form(organizationId, id) + file).catch((error: unknown) => {
    // A newer file has taken its place since the row was read.
    if (isMissing(error)) throw new AppError('VERSION_CONFLICT');
    throw error;
  });
  return openWord(bytes);
}

/** Returns the number of bytes. */
async function writeKept(organizationId: string, id: string, file: string, body: Buffer): Promise<number> {
  await writeObject(objects.form(organizationId, id) + file, body, {
    contentType: wordType,
    disposition: 'attachment; filename="form.docx"',
  });
  return body.length;
}
