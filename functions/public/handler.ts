import { publicRoutes } from '#contract/public';
import { serve } from '../http/serve.ts';
import { getReferencePage } from './get-reference-page.ts';

export const operations = { getReferencePage };
export const handler = serve(publicRoutes, operations);
