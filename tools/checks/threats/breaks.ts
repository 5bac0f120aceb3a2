import type { Break } from './break.ts';
import { edge } from './breaks/edge.ts';
import { people } from './breaks/people.ts';
import { tenants } from './breaks/tenants.ts';

/** One for each row of the threat model, under its first number: what a careless engineer could do. */
export const breaks: Record<string, Break> = { ...tenants, ...people, ...edge };
