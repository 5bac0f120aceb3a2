import { metaRoutes } from '#contract/resources/meta';
import { serve } from '../shared/serve.ts';
import { describeApi } from './describe-api.ts';

export const operations = { describeApi };
export const handler = serve(metaRoutes, operations);
