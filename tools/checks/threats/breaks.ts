import type { Break } from './break.ts';
import { edge } from './breaks/edge.ts';
import { people } from './breaks/people.ts';
import { tenants } from './breaks/tenants.ts';

/** By the first number of each row of the threat model. */
export const breaks: Record<string, Break> = { ...tenants, ...people, ...edge };
