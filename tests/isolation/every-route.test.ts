import { beforeAll, describe, expect, it } from 'vitest';
import { routes, type NamedRoute } from '#contract/index';
import type { SignedBody } from '#contract/primitives/route';
import { buildRequest } from '#web/shared/api-request.ts';
import { callRaw } from '../support/call.ts';
import { makeOrganization, makePerson, signIn, addMember } from '../support/people.ts';
import { dumpPartition, auditOf } from '../support/table.ts';
import { inputOf } from './inputs.ts';
import { fieldsIn, makeWorld, type World } from './world.ts';

/** Covers every route of the contract, so a new route needs no new test. */
const signedIn = routes.filter((route) => route.access !== 'public');
const tenantRoutes = signedIn.filter((route) => route.access !== 'user');
const withName = (route: NamedRoute) => [`${route.method} ${route.path}`, route] as const;
const missingId = '01HZX0000000000000000000ZZ';

const [world, stranger] = await Promise.all([makeWorld(), makePerson()]);
const atHome = { token: stranger.accessToken, organizationId: await makeOrganization(stranger) };

const withoutRequest = (body: object) => ({ ...body, requestId: '' });

describe('an ID token instead of an access token', () => {
  it.each(signedIn.map(withName))('is refused with 401 by %s', async (_name, route) => {
    const response = await callRaw(route, await inputOf(route.operation, world), {
      token: world.owner.idToken,
    });
    expect(response.status).toBe(401);
  });
});

describe('an organization of other people', () => {
  const namedInBody = signedIn.filter(
    ({ access, body }) => access === 'user' && fieldsIn(body).includes('organizationId'),
  );
  it.each([...tenantRoutes, ...namedInBody].map(withName))('looks missing to %s', async (_name, route) => {
    const input = await inputOf(route.operation, world);
    const token = stranger.accessToken;
    const send = (organizationId: string) =>
      callRaw(
        route,
        { ...input, ...(namedInBody.includes(route) && { organizationId }) },
        { token, organizationId },
      );
    const theirs = await send(world.organizationId);
    const missing = await send(missingId);
    expect(theirs.status).toBe(404);
    expect(withoutRequest(theirs.body)).toEqual(withoutRequest(missing.body));
  });

  // Its caller chooses the ID of an import, and one that others have chosen too is another one.
  const choosesId = 'putImportPage';
  const withId = tenantRoutes.filter(
    ({ operation, method, params, body }) =>
      operation !== choosesId &&
      (fieldsIn(params).some((name) => name !== 'language') ||
        (method !== 'PUT' && fieldsIn(body).includes('id'))),
  );
  it.each(withId.map(withName))(
    'has ids that look missing in another organization: %s',
    async (_name, route) => {
      const input = await inputOf(route.operation, world);
      const before = await dumpPartition(`ORG#${world.organizationId}`);
      const theirs = await callRaw(route, input, atHome);
      const missing = await callRaw(route, { ...input, id: missingId }, atHome);
      expect(theirs.status).toBe(404);
      expect(withoutRequest(theirs.body)).toEqual(withoutRequest(missing.body));
      expect(await dumpPartition(`ORG#${world.organizationId}`)).toEqual(before);
    },
  );

  it('keeps its import where another organization chooses the same ID', async () => {
    const route = routes.find(({ operation }) => operation === choosesId)!;
    const input = await inputOf(choosesId, world);
    const before = await dumpPartition(`ORG#${world.organizationId}`);
    expect((await callRaw(route, input, atHome)).status).toBe(200);
    expect(await dumpPartition(`ORG#${world.organizationId}`)).toEqual(before);
  });

  it('has customers that references of another organization cannot use', async () => {
    const route = routes.find(({ operation }) => operation === 'createReference')!;
    const response = await callRaw(route, await inputOf(route.operation, world), atHome);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({
      Error: 'A valid customer ID is required',
      code: 'VALIDATION_FAILED',
    });
  });
});

describe('an unknown field', () => {
  const withBody = routes.filter((route) => route.body);
  it.each(withBody.map(withName))('is refused by %s with its name', async (_name, route) => {
    const input = await inputOf(route.operation, world);
    const { accessToken: token } = await signIn(world.owner);
    for (const extra of ['organizationIdX', 'pk', '__proto__x', 'isAdmin']) {
      const response = await callRaw(route, { ...input, [extra]: 'x' }, { ...world.caller, token });
      expect(response.status).toBe(400);
      expect(response.body.Error).toContain(extra);
    }
  });

  const withQuery = routes.filter((route) => route.query);
  it.each(withQuery.map(withName))('is refused in the query of %s', async (_name, route) => {
    const input = { ...(await inputOf(route.operation, world)), nonsense: '1' };
    const response = await callRaw(route, input, world.caller);
    expect(response.status).toBe(400);
  });
});

const changing = routes.filter(({ method, access }) => method !== 'GET' && access.includes(':'));

async function rowsOf({ organizationId }: World) {
  const scopes = [`ORG#${organizationId}`, `PUB#${organizationId}`, `STAT#${organizationId}`];
  return await Promise.all([...scopes.map(dumpPartition), auditOf(organizationId)]);
}

describe('an organization id in the body', () => {
  let foreign: World;
  beforeAll(async () => {
    foreign = await makeWorld();
  });

  const fields = ['organizationId', 'orgId', 'pk'];
  const valueOf = (field: string) => (field === 'pk' ? 'ORG#' : '') + foreign.organizationId;

  /** A field of the record may be sent back, and a route without a body ignores bodies. */
  const isIgnored = ({ body }: NamedRoute, field: string) => !body || fieldsIn(body).includes(field);

  describe.each([
    ['of other people', async () => undefined],
    ['of the caller as well', ({ owner }: World) => addMember(foreign.organizationId, owner, 'owner')],
  ] as const)('%s', (_whose, arrange) => {
    let unchanged: World | undefined;
    it.each(changing.map(withName))('does not redirect %s', async (_name, route) => {
      const own = unchanged ?? (await makeWorld());
      if (!unchanged) await arrange(own);
      // A route that ignores a field succeeds and changes its world.
      unchanged = fields.some((field) => isIgnored(route, field)) ? undefined : own;
      const { accessToken: token } = await signIn(own.owner);
      const before = await rowsOf(foreign);
      for (const field of fields) {
        const input = { ...(await inputOf(route.operation, own)), [field]: valueOf(field) };
        const { status, body } = await callRaw(route, input, { ...own.caller, token });
        expect([status, body.code], field).toEqual(
          isIgnored(route, field) ? [200, undefined] : [400, 'VALIDATION_FAILED'],
        );
      }
      // Ignored fields are not stored either.
      expect(JSON.stringify(await rowsOf(own))).not.toContain(foreign.organizationId);
      expect(await rowsOf(foreign)).toEqual(before);
    });
  });
});

describe('a body over 256 KB', () => {
  const mostBytes = 256 * 1024;
  const withBody = routes.filter(({ body, signedBy }) => body || signedBy);
  it.each(withBody.map(withName))('is refused by %s for its size only', async (_name, route) => {
    const input = await inputOf(route.operation, world);
    // The unknown field keeps a body of the right size from changing the world. A signed body is sent unchanged.
    const { payload } = input as Partial<SignedBody>;
    const text = payload ?? (buildRequest(route, { ...input, unknown: 1 }).init.body as string);
    const { accessToken: token } = await signIn(world.owner);
    const send = (bytes: number) =>
      callRaw(
        route,
        input,
        { ...world.caller, token },
        { body: text + ' '.repeat(bytes - Buffer.byteLength(text)) },
      );

    const before = await rowsOf(world);
    const tooLarge = await send(mostBytes + 1);
    expect([tooLarge.status, tooLarge.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect(await rowsOf(world)).toEqual(before);
    expect((await send(mostBytes)).status).not.toBe(413);
  });
});
