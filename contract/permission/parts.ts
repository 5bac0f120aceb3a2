import * as z from 'zod/mini';
import { channels, subjects } from '../rules/choices.ts';

/** The states of one subject on one channel. */
export const permissionStates = [
  'allowed',
  'not asked',
  'waiting',
  'declined',
  'expired',
  'withdrawn',
] as const;

/** A part of a published reference on a channel. `changed` is allowed in a version that the contact approved. */
export const permissionPart = z.object({
  subject: z.enum(subjects),
  channel: z.enum(channels),
  state: z.enum([...permissionStates, 'changed']),
});
export type PermissionPart = z.output<typeof permissionPart>;
