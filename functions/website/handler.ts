import { websiteRoutes } from '#contract/resources/website';
import { serve } from '../shared/serve.ts';
import { findPosts } from './find-posts.ts';
import { readPicture } from './read-picture.ts';
import { readPosts } from './read-posts.ts';
import { readWebsite } from './read-website.ts';

export const operations = { findPosts, readPicture, readPosts, readWebsite };
export const handler = serve(websiteRoutes, operations);
