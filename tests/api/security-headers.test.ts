import { beforeAll, describe, expect, inject, it } from 'vitest';
import { embedScript } from '#contract/cards/embed';
import { eventRoutes } from '#contract/resources/event';
import { routes } from '#contract/index';
import { publicPageRoutes, socialImageRoutes } from '#contract/site/public-page';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity, Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { makeCollection, makeCustomer, makeOwner, makeReference } from '../support/people.ts';

const ids: Record<string, string> = {};

beforeAll(async () => {
  const { owner, organizationId } = await makeOwner();
  const customer = await makeCustomer(owner, organizationId, { name: 'Shown' });
  const reference = await makeReference(owner, organizationId, customer.id, { status: 'Published' });
  const collection = await makeCollection(owner, organizationId, { itemIds: [reference.id] });
  Object.assign(ids, { organizationId, referenceId: reference.id, collectionId: collection.id });
});

const address = (path: string) =>
  path.replaceAll(/\{(\w+)\+?\}/g, (_, name: string) => ids[name] ?? 'missing');

const everywhere = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};
const nowhere = "default-src 'none'; sandbox; frame-ancestors 'none'";
const unframed = { ...everywhere, 'x-frame-options': 'DENY' };
const permissions = expect.stringContaining('camera=()') as string;

const kinds = {
  page: {
    ...unframed,
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; script-src 'self' 'sha256-[^']+';.*frame-ancestors 'none'$/,
    ) as string,
    'permissions-policy': permissions,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': null,
  },
  api: {
    ...unframed,
    'content-security-policy': nowhere,
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': expect.stringMatching(/^no-(store|cache)$|^public, max-age=\d+$/) as string,
  },
  visit: {
    ...unframed,
    'content-security-policy': nowhere,
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-store',
  },
  asset: { ...unframed, 'content-security-policy': nowhere, 'cross-origin-resource-policy': 'cross-origin' },
  publicPage: {
    ...everywhere,
    'content-security-policy': expect.stringMatching(/^default-src 'none'/) as string,
    'permissions-policy': permissions,
    'cross-origin-resource-policy': 'cross-origin',
    'cross-origin-opener-policy': null,
    'cache-control': 'public, max-age=0, must-revalidate',
    // Only the edge reads this header.
    'cache-tag': null,
  },
} satisfies Record<string, Record<string, string | null>>;

type Kind = keyof typeof kinds;
type Example = [kind: Kind, method: string, path: string];

const examples: Example[] = [
  ...[
    '/',
    '/app',
    '/login',
    '/nope.js',
    '/static/nope.js',
    embedScript,
    '/config/config.json',
    '/data/nope.json',
  ].map((path): Example => ['page', 'GET', path]),
  // These calls have no token or no valid body, so the gateway or the function refuses them.
  ...routes.map(({ method, path }): Example => [
    path === eventRoutes.sendEvents.path ? 'visit' : 'api',
    method,
    path,
  ]),
  ['api', 'GET', '/api/nope'],
  ['asset', 'GET', '/assets/nope.webp'],
  ...[...Object.values(publicPageRoutes), ...Object.values(socialImageRoutes)].map(({ path }): Example => [
    'publicPage',
    'GET',
    path,
  ]),
  ['publicPage', 'GET', '/reference-page/{organizationId}?embed'],
  ['publicPage', 'GET', '/reference-page/nobody'],
  ['publicPage', 'GET', '/reference-page/nobody/no/such/page'],
];

describe('the security headers of a response', () => {
  it.each(examples)('match its kind (%s): %s %s', async (kind, method, path) => {
    const init = { method, redirect: 'manual' as const, ...(method !== 'GET' && { body: '{' }) };
    const { headers } = await fetch(inject('cloud').origin + address(path), init);
    const names = Object.keys(kinds[kind]);
    expect(Object.fromEntries(names.map((name) => [name, headers.get(name)]))).toEqual(kinds[kind]);
    expect(policyFindings(headers.get('content-security-policy')!)).toEqual([]);
  });

  it('are evaluated by a check that finds a weak policy', () => {
    expect(policyFindings("script-src 'self' 'unsafe-inline'")).not.toEqual([]);
  });
});

/**
 * The evaluator warns about `'self'` for scripts, which is dangerous where foreign files share the origin.
 * Ours are under `sandbox` (`/assets/*`), and our build makes the rest.
 */
const known = new Set(['script-src SCRIPT_ALLOWLIST_BYPASS']);

/** Returns what Google's evaluator finds in a content security policy, without the known finding. */
export function policyFindings(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .map(({ severity, directive, type }) => ({ severity, what: `${directive} ${Type[type]}` }))
    .filter(({ what }) => !known.has(what))
    .map(({ severity, what }) => `${Severity[severity]}: ${what}`);
}
