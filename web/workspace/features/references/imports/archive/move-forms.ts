import { formRoutes, type Form, type FormDetails } from '#contract/resources/form';
import * as words from '#words/import-archive';
import { messageOf } from '../../../../lib/api/api-error.ts';
import { runEach } from '../../../../lib/api/run-each.ts';
import type { OrganizationCall } from '../../../../lib/organization/active-organization.tsx';
import type { RefusedPicture } from '../bring-in-pictures.ts';
import type { Archive } from '../reading/archive/read-archive.ts';

/** Sends the file of a form and returns the ID of the upload. */
export type SendForm = (file: File) => Promise<string>;

const keyOf = ({ name, buyer = '' }: Pick<Form, 'name' | 'buyer'>) => `${buyer}\n${name}`;

export interface MovedForms {
  made: number;
  refused: RefusedPicture[];
}

/** Only this tab has their files, so it makes them itself. One of the same name and buyer stays as it is. */
export async function moveForms(
  call: OrganizationCall,
  { archive, importId, send }: { archive: Archive; importId: string; send: SendForm },
): Promise<MovedForms> {
  if (archive.forms.length === 0) return { made: 0, refused: [] };
  const { forms } = await call(formRoutes.listForms, {});
  const here = new Set(forms.map(keyOf));
  const make = async (form: FormDetails) => {
    const { name, format, buyer, leave } = form;
    const bytes = await archive.formFile(form);
    if (!bytes) throw new Error(words.formNotInArchive);
    const uploadId = await send(new File([bytes], `${name}.${format}`));
    await call(formRoutes.createForm, { uploadId, name, leave, importId, ...(buyer && { buyer }) });
  };
  const missing = archive.forms.toReversed().filter((form) => !here.has(keyOf(form)));
  const { done, failed } = await runEach(missing, make, { atOnce: 1 });
  return {
    made: done.length,
    refused: failed.map(({ item: { name }, error }) => ({ name, reason: messageOf(error) })),
  };
}
