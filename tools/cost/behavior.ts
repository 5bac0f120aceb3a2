import { limits } from '#contract/rules/limits';
import { organizationKilobytes } from './calls.ts';
import type { Usage } from './usage.ts';

/** These figures are assumed for one organization until there are real ones. */
export const month = {
  activeMembers: 3,
  workDays: 20,
  hoursOpen: 2,
  pageViews: 3_000,
  embedViews: 2_000,
  /** Pages of a quiet organization leave the edge's cache between visits. */
  missedByEdge: 0.8,
  publicChanges: 60,
  /** Four publications, and what hides something; the other changes expire (decision 94). */
  purges: 12,
  uploads: 8,
};

export const sizes = [10, 1_000, 10_000];

const sessions = month.activeMembers * month.workDays;
const openHours = sessions * month.hoursOpen;
const views = month.pageViews + month.embedViews;
const missed = (seen: number) => seen * month.missedByEdge;
const tokenMinutes = 15;

export const monthOfOne: Record<string, number> = {
  'GET /api/organization': (openHours * 3_600_000) / limits.organizationRefreshMs,
  'POST /api/session/refresh': (openHours * 60) / tokenMinutes,
  'token is made': (openHours * 60) / tokenMinutes,
  'GET /api/user/profile': 3 * sessions,
  'GET /api/reference': 4 * sessions,
  'GET /api/reference/{id}': 3 * sessions,
  'GET /api/customer': 3 * sessions,
  'GET /api/collection': sessions,
  'GET /api/asset': sessions,
  'GET /api/analytics': sessions,
  'GET /api/organization/branding': sessions,
  'GET /api/organization/user': 20,
  'GET /api/organization/billing': 5,
  'POST /api/reference': month.publicChanges,
  'PUT /api/reference': 4,
  'reference is published': 4,
  'PUT /api/customer': 1,
  'POST /api/collection/{id}/items': 2,
  'POST /api/organization/branding': 1,
  'PUT /api/organization/user': 1,
  'invitation is mailed': 1,
  'POST /api/asset/upload': month.uploads,
  'upload is processed': month.uploads,
  'GET /api/asset/{id}': 5 * month.uploads,
  'edge is refreshed': month.publicChanges + 4,
  'POST /api/stripe/webhook': 4,
  'customer is reconciled': 30,
  'GET /reference-page/{organizationId}': missed(0.6 * month.pageViews),
  'GET /reference-page/{organizationId}/{referenceId}': missed(0.3 * month.pageViews),
  'GET /reference-page/{organizationId}/collection/{collectionId}': missed(0.1 * month.pageViews),
  'GET /reference-page/{organizationId}/embed.json': missed(month.embedViews),
  'GET /reference-page/{organizationId}/social-image.png': 30,
  'POST /api/public/event': 1.5 * views,
};

// A page has eight pictures of 40 kB; a session loads the workspace's files once.
const edgeRequests = 8 * views + (1 - month.missedByEdge) * views + 25 * sessions + 1_000;

export const besides: Usage = {
  invalidations: month.purges,
  edgeRequests,
  firewallRequests: edgeRequests,
  edgeGigabytes: 0.32e-3 * views + 0.4e-3 * sessions + 0.01,
  edgeFunctionRuns: (1 - month.missedByEdge) * views + 1_000,
  // The measured size counts twice, because audit trail and counters grow for 400 days.
  tableGigabytes: (2 * organizationKilobytes) / 1e6,
  recoveryGigabytes: (2 * organizationKilobytes) / 1e6,
  fileGigabytes: 0.02,
  activeUsers: month.activeMembers,
};

export const hours = 730;

/** Assumed: environments that run all the time, for each function behind the edge. */
export const runningEach = 2;

export const secretReadsOfOne = 3 * 12 * hours;

export const askedByCheck = ['GET /api/public/organization/{id}', 'GET /reference-page/{organizationId}'];

export const alwaysInMonth: Record<string, number> = {
  'sweeper finds nothing': 12 * hours,
  'erasure finds nothing': 4 * hours,
  'purge finds nothing': hours,
  'withdrawals are all carried out': 60 * hours,
  'no permission ends': 60 * hours,
  'approvals need nothing': 60 * hours,
  'no visits are buffered': 12 * hours,
  ...Object.fromEntries(askedByCheck.map((name) => [name, 12 * hours])),
};

/** It causes no invalidation (decision 63). */
export const smokeTestRun: Record<string, number> = {
  'POST /api/session': 1,
  'POST /api/session/refresh': 1,
  'token is made': 3,
  'GET /api/organization': 2,
  'POST /api/organization/new': 1,
  'PUT /api/customer': 1,
  'POST /api/asset/upload': 1,
  'upload is processed': 1,
  'GET /api/asset/{id}': 4,
  'PUT /api/reference': 1,
  'reference is published': 1,
  'GET /reference-page/{organizationId}': 1,
  'GET /reference-page/{organizationId}/{referenceId}': 3,
  'GET /reference-page/{organizationId}/embed.json': 1,
  'GET /reference-page/{organizationId}/{referenceId}/social-image.png': 1,
  'POST /api/reference': 1,
  // The purge removes about as many rows again.
  'DELETE /api/organization': 2,
  'DELETE /api/session': 1,
};

/** Assumed: ten seconds of 512 MB. Six functions read three versions of the edge's secret. */
export const ofSmokeTest: Usage = { gigabyteSeconds: 5, secretReads: 1 + 6 * 3 };

/** Assumed: a second of 512 MB and three web files. */
export const checkInMonth: Usage = {
  functionRuns: 12 * hours,
  gigabyteSeconds: 0.5 * 12 * hours,
  edgeRequests: 3 * 12 * hours,
  firewallRequests: 3 * 12 * hours,
};

/** Lambda traces one run a second, and a twentieth of the others. */
export function tracesOf(runs: number): number {
  const seconds = hours * 3_600;
  return Math.min(runs, seconds) + 0.05 * Math.max(0, runs - seconds);
}
