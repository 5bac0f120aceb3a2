import * as z from 'zod/mini';
import type { Routes } from '../primitives/route.ts';

export const metaRoutes = {
  describeApi: {
    method: 'GET',
    path: '/api/openapi.json',
    access: 'public',
    summary: 'This API as an OpenAPI document',
    response: z.looseObject({ openapi: z.string() }),
    cacheControl: 'public, max-age=300',
  },
} as const satisfies Routes;
