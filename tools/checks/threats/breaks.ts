import type { Break } from './break.ts';
import { edge } from './breaks/edge.ts';
import { people } from './breaks/people.ts';
import { tenants } from './breaks/tenants.ts';

export const breaks: Record<string, Break> = { ...tenants, ...people, ...edge };
