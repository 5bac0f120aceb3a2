import * as z from 'zod/mini';
import { limits } from '../rules/limits.ts';
import type { Routes } from '../primitives/route.ts';
import { id } from '../primitives/schema.ts';
import * as words from '#words/validation';

export const eventSource = z.enum(['page', 'embed']);

/** `view` counts a page, `visible` a card half in sight for a second, `open` an opened card, `click` its button. */
export const eventType = z.enum(['view', 'visible', 'open', 'click']);
export type EventType = z.output<typeof eventType>;

const hostPattern = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;
const host = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(253, words.tooLong(253)),
    z.regex(hostPattern, 'Must be the name of a host, without scheme, port or path'),
  );

const visitEvent = z
  .strictObject({
    type: eventType,
    /** A view without it counts for the whole page; other events need it. */
    referenceId: z.optional(id('Must be a valid reference ID')),
  })
  .check(
    z.refine(({ type, referenceId }) => type === 'view' || referenceId !== undefined, {
      path: ['referenceId'],
      message: 'Must name the reference',
    }),
  );
export type VisitEvent = z.output<typeof visitEvent>;

export const eventBatch = z.strictObject({
  organizationId: id(),
  /** A batch is counted once, however often it is sent. */
  batchId: id(),
  source: eventSource,
  referrer: z.optional(host),
  events: z
    .array(visitEvent)
    .check(
      z.minLength(1, 'At least one event'),
      z.maxLength(limits.eventsPerBatch, `At most ${limits.eventsPerBatch} events`),
    ),
});
export type EventBatch = z.output<typeof eventBatch>;

export const eventRoutes = {
  sendEvents: {
    method: 'POST',
    path: '/api/public/event',
    access: 'public',
    summary:
      'What a visitor saw and did, in small batches; accepted is not yet counted, and says nothing about what exists',
    body: eventBatch,
    response: z.object({ accepted: z.literal(true) }),
    status: 202,
  },
} as const satisfies Routes;
