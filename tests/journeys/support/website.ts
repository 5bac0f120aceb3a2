import type { RequestListener } from 'node:http';
import { serveAt } from '../../support/website.ts';

/** Serves a website and lets the local cloud reach it by this name. */
export const serveWebsite = (host: string, answer: RequestListener): Promise<() => void> =>
  serveAt(process.env.REFDECK_WEBSITES!, [host], answer);
