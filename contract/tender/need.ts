import * as z from 'zod/mini';
import type { Routes } from '../primitives/route.ts';
import { id, line, text, timestamp } from '../primitives/schema.ts';
import { limits } from '../rules/limits.ts';
import { condition, storedCondition } from './condition.ts';
import { tenderLimits } from './limits.ts';
import * as words from '#words/tender-fields';

const optionalText = z.optional(z.string());
const needKind = z.enum(['firm', 'person']);

/** The buyer asks for so many references that meet these conditions. */
export const need = z.object({
  id: z.string(),
  text: z.string(),
  lot: optionalText,
  about: needKind,
  number: z.number(),
  conditions: z.array(storedCondition),
  version: z.number(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Need = z.output<typeof need>;

export const needId = id(words.needIdInvalid);
const params = z.strictObject({ id: id(words.tenderIdInvalid) });
const short = z.optional(line(limits.nameLength));
const version = z.optional(z.int().check(z.gte(1)));
const number = z.int().check(z.gte(1), z.lte(tenderLimits.picks));

const needText = text(tenderLimits.needLength, words.needMissing);
const conditions = z.array(condition).check(z.maxLength(tenderLimits.conditions));

export const createNeedBody = z.strictObject({
  text: needText,
  lot: short,
  about: z._default(needKind, 'firm'),
  number: z._default(number, 1),
  conditions: z._default(conditions, []),
});

export const needRoutes = {
  createNeed: {
    method: 'PUT',
    path: '/api/tender/{id}/need',
    access: 'tender:write',
    summary: 'Add a requirement to a tender in preparation',
    creates: true,
    params,
    body: createNeedBody,
    response: need,
    errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'NEED_LIMIT'],
  },
  updateNeed: {
    method: 'POST',
    path: '/api/tender/{id}/need',
    access: 'tender:write',
    summary:
      'Change a requirement of a tender in preparation; fields that are not sent keep their value, and conditions are replaced as a whole',
    params,
    body: z.strictObject({
      needId,
      version,
      text: z.optional(needText),
      lot: short,
      about: z.optional(needKind),
      number: z.optional(number),
      conditions: z.optional(conditions),
    }),
    response: need,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'INVALID_TRANSITION'],
  },
  deleteNeed: {
    method: 'DELETE',
    path: '/api/tender/{id}/need',
    access: 'tender:write',
    summary: 'Delete a requirement of a tender in preparation; the references chosen for it stay',
    params,
    body: z.strictObject({ needId }),
    response: z.object({ needId: z.string() }),
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
} as const satisfies Routes;
