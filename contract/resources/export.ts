import * as z from 'zod/mini';
import type { Routes } from '../primitives/route.ts';
import { timestamp } from '../primitives/schema.ts';

/** The latest archive of everything that an organization has. */
export const organizationExport = z.object({
  id: z.string(),
  /** Pending until all volumes are made, or three attempts at one have failed. */
  status: z.enum(['pending', 'ready', 'failed']),
  reason: z.optional(z.string()),
  /** Each is a ZIP that opens alone. The first has all records, the others have files. */
  volumes: z.array(z.object({ bytes: z.number() })),
  /** The files are removed then. */
  validUntil: z.optional(timestamp),
  createdAt: timestamp,
  createdBy: z.string(),
});
export type OrganizationExport = z.output<typeof organizationExport>;

export const exportRoutes = {
  makeExport: {
    method: 'PUT',
    path: '/api/organization/export',
    access: 'export:all',
    recent: true,
    summary:
      'Make an archive of everything that the organization has. All owners get a mail now and when it is ready; it is kept for seven days',
    response: organizationExport,
    errors: ['EXPORT_RUNNING', 'RATE_LIMITED', 'REAUTHENTICATION_REQUIRED'],
  },
  getExport: {
    method: 'GET',
    path: '/api/organization/export',
    access: 'export:all',
    summary: 'The latest archive, if there is one',
    response: z.object({ export: z.optional(organizationExport) }),
  },
  downloadExport: {
    method: 'POST',
    path: '/api/organization/export',
    access: 'export:all',
    recent: true,
    summary:
      'The address of a volume, from which it can be downloaded for five minutes. The audit trail records it',
    body: z.strictObject({ volume: z.int().check(z.gte(1)) }),
    response: z.object({ downloadUrl: z.string() }),
    errors: ['NOT_FOUND', 'REAUTHENTICATION_REQUIRED'],
  },
} as const satisfies Routes;
