import type { SitePage } from '../page.ts';

export const policyPages: readonly SitePage[] = [];
