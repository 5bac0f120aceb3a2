import { importRoutes } from '#contract/resources/import';
import { referenceRoutes } from '#contract/resources/reference';
import { serve } from '../shared/serve.ts';
import { changeReferenceAddress } from './change-reference-address.ts';
import { createReference } from './create-reference.ts';
import { deleteReference } from './delete-reference.ts';
import { getFacts } from './get-facts.ts';
import { getImport } from './get-import.ts';
import { getReference } from './get-reference.ts';
import { listFacts } from './list-facts.ts';
import { listReferences } from './list-references.ts';
import { rememberColumns } from './remember-columns.ts';
import { saveFacts } from './save-facts.ts';
import { updateReference } from './update-reference.ts';

export const operations = {
  createReference,
  updateReference,
  changeReferenceAddress,
  listReferences,
  getReference,
  getFacts,
  listFacts,
  saveFacts,
  deleteReference,
  getImport,
  rememberColumns,
};
export const handler = serve({ ...referenceRoutes, ...importRoutes }, operations);
