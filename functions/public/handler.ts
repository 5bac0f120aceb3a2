import { publicRoutes } from '#contract/public';
import { serve } from '../http/serve.ts';
import { getPublicCollection } from './get-public-collection.ts';
import { getReferencePage } from './get-reference-page.ts';
import { pageByPage } from './page-by-page.ts';

export const operations = {
  getReferencePage: pageByPage(getReferencePage),
  getPublicCollection: pageByPage(getPublicCollection),
};
export const handler = serve(publicRoutes, operations);
