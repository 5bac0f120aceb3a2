import { documentRoutes } from '#contract/resources/document';
import { formRoutes } from '#contract/resources/form';
import { formLimits } from '#contract/form/limits';
import { inputOf } from '../isolation/inputs.ts';
import type { World } from '../isolation/world.ts';
import { makeForm, paragraph, uploadOf, wordFile } from '../support/forms.ts';
import { pdf } from '../support/pictures.ts';
import { request, setCounts, type Reached } from './reached.ts';

type Cause = (world: World) => Promise<Reached>;

/** Causes each error of forms. */
export const formErrors = {
  FORM_LIMIT: async (world) => {
    await setCounts(world, { formCount: formLimits.forms });
    return request(formRoutes.createForm, await inputOf('createForm', world), world.caller);
  },
  FORM_UNREADABLE: async ({ caller }) =>
    request(formRoutes.createForm, { uploadId: await uploadOf(caller, pdf), name: 'A' }, caller),
  FORM_HAS_ERRORS: async ({ caller }) => {
    const { id: form } = await makeForm(caller, wordFile(paragraph('{titel}')));
    const wanted = { title: 'A', format: 'docx', language: 'en', form };
    return request(documentRoutes.makeDocument, wanted, caller);
  },
} satisfies Record<string, Cause>;
