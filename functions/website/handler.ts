import { websiteRoutes } from '#contract/resources/website';
import { serve } from '../shared/serve.ts';
import { findPosts } from './find-posts.ts';
import { readNotice } from './read-notice.ts';
import { readPage } from './read-page.ts';
import { readPicture } from './read-picture.ts';
import { readPosts } from './read-posts.ts';
import { readWebsite } from './read-website.ts';

export const operations = { findPosts, readNotice, readPage, readPicture, readPosts, readWebsite };
export const handler = serve(websiteRoutes, operations);
