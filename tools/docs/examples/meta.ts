import type { metaRoutes } from '#contract/meta';
import type { Examples } from './example.ts';

export const metaExamples: Examples<typeof metaRoutes> = {
  describeApi: { sent: {}, response: { openapi: '3.1.0' } },
};
