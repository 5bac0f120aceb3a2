import { translationRoutes } from '#contract/resources/translation';
import { serve } from '../shared/serve.ts';
import { createTranslationFile } from './create-translation-file.ts';
import { deleteTranslation } from './delete-translation.ts';
import { getTerms } from './get-terms.ts';
import { getTranslation } from './get-translation.ts';
import { importTranslations } from './import-translations.ts';
import { listTranslations } from './list-translations.ts';
import { proposeTranslation } from './propose-translation.ts';
import { saveTerms } from './save-terms.ts';
import { saveTranslation } from './save-translation.ts';

export const operations = {
  listTranslations,
  getTranslation,
  saveTranslation,
  deleteTranslation,
  getTerms,
  saveTerms,
  proposeTranslation,
  createTranslationFile,
  importTranslations,
};
export const handler = serve(translationRoutes, operations);
