import { publicRoutes } from '#contract/resources/public';
import { serve } from '../shared/serve.ts';
import { getPublicCollection } from './get-public-collection.ts';
import { getReferencePage } from './get-reference-page.ts';

export const operations = { getReferencePage, getPublicCollection };
export const handler = serve(publicRoutes, operations);
