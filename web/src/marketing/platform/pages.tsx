import type { SitePage } from '../page.ts';

export const platformPages: readonly SitePage[] = [];
