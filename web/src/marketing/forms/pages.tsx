import type { SitePage } from '../page.ts';

export const formPages: readonly SitePage[] = [];
