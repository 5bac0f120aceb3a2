import { websiteRoutes } from '#contract/resources/website';
import { serve } from '../shared/serve.ts';
import { readWebsite } from './read-website.ts';

export const operations = { readWebsite };
export const handler = serve(websiteRoutes, operations);
