import { importRoutes } from '#contract/resources/import';
import { referenceRoutes } from '#contract/resources/reference';
import { serve } from '../shared/serve.ts';
import { changeReferenceAddress } from './change-reference-address.ts';
import { createReference } from './create-reference.ts';
import { deleteReference } from './delete-reference.ts';
import { getFacts } from './get-facts.ts';
import { getImportPage } from './get-import-page.ts';
import { getImport } from './get-import.ts';
import { getReference } from './get-reference.ts';
import { listFacts } from './list-facts.ts';
import { listReferences } from './list-references.ts';
import { putImportPage } from './put-import-page.ts';
import { rememberColumns } from './remember-columns.ts';
import { saveFacts } from './save-facts.ts';
import { startImport } from './start-import.ts';
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
  putImportPage,
  startImport,
  getImportPage,
};
export const handler = serve({ ...referenceRoutes, ...importRoutes }, operations);
