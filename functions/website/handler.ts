import { websiteRoutes } from '#contract/resources/website';
import { serve } from '../shared/serve.ts';
import { readPicture } from './read-picture.ts';
import { readWebsite } from './read-website.ts';

export const operations = { readPicture, readWebsite };
export const handler = serve(websiteRoutes, operations);
