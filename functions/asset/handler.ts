import { assetRoutes } from '#contract/resources/asset';
import { documentRoutes } from '#contract/resources/document';
import { formRoutes } from '#contract/resources/form';
import { exportRoutes } from '#contract/resources/export';
import { serve } from '../shared/serve.ts';
import { createForm } from './create-form.ts';
import { createUpload } from './create-upload.ts';
import { deleteAsset } from './delete-asset.ts';
import { deleteDocument } from './delete-document.ts';
import { deleteForm } from './delete-form.ts';
import { downloadExport } from './download-export.ts';
import { getDocument } from './get-document.ts';
import { getExport } from './get-export.ts';
import { getForm } from './get-form.ts';
import { listDocuments } from './list-documents.ts';
import { listForms } from './list-forms.ts';
import { makeDocument } from './make-document.ts';
import { makeDocumentAgain } from './make-document-again.ts';
import { makeExport } from './make-export.ts';
import { getAsset } from './get-asset.ts';
import { listAssets } from './list-assets.ts';
import { openFiles } from './open-files.ts';
import { updateForm } from './update-form.ts';
import { uploadForm } from './upload-form.ts';

export const operations = {
  createUpload,
  listAssets,
  openFiles,
  getAsset,
  deleteAsset,
  makeDocument,
  listDocuments,
  getDocument,
  makeDocumentAgain,
  deleteDocument,
  uploadForm,
  createForm,
  listForms,
  getForm,
  updateForm,
  deleteForm,
  makeExport,
  getExport,
  downloadExport,
};
export const handler = serve(
  { ...assetRoutes, ...documentRoutes, ...formRoutes, ...exportRoutes },
  operations,
);
