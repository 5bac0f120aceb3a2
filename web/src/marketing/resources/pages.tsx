import type { SitePage } from '../page.ts';

export const resourcePages: readonly SitePage[] = [];
