import type { SitePage } from '../page.ts';

export const solutionPages: readonly SitePage[] = [];
