import { analyticsRoutes } from '#contract/resources/analytics';
import { serve } from '../shared/serve.ts';
import { getAnalytics } from './get-analytics.ts';

export const operations = { getAnalytics };
export const handler = serve(analyticsRoutes, operations);
