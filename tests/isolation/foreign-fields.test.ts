import { beforeAll, describe, expect, it } from 'vitest';
import { routes, type NamedRoute } from '#contract/index';
import type { SignedBody } from '#contract/route';
import { buildRequest } from '#web/shared/api-request.ts';
import { callRaw } from '../support/call.ts';
import { addMember } from '../support/people.ts';
import { auditOf, dumpPartition } from '../support/table.ts';
import { inputOf } from './inputs.ts';
import { fieldsIn, makeWorld, type World } from './world.ts';

const named = (route: NamedRoute) => [`${route.method} ${route.path}`, route] as const;
const changing = routes.filter(({ method, access }) => method !== 'GET' && access.includes(':'));

async function rowsOf({ organizationId }: World) {
  const scopes = [`ORG#${organizationId}`, `PUB#${organizationId}`, `STAT#${organizationId}`];
  return await Promise.all([...scopes.map(dumpPartition), auditOf(organizationId)]);
}

describe('an organisation that the body names', () => {
  let foreign: World;
  beforeAll(async () => {
    foreign = await makeWorld();
  });

  const fields = ['organizationId', 'orgId', 'pk'];
  const valueOf = (field: string) => (field === 'pk' ? 'ORG#' : '') + foreign.organizationId;

  /** What a record carries when it is read may come back with it, and a route that takes no body does not look at one. */
  const isIgnored = ({ body }: NamedRoute, field: string) => !body || fieldsIn(body).includes(field);

  describe.each([
    ['somebody else’s', async () => undefined],
    ['the caller’s as well', ({ owner }: World) => addMember(foreign.organizationId, owner, 'owner')],
  ] as const)('and that is %s', (_whose, arrange) => {
    it.each(changing.map(named))('is not touched by %s', async (_name, route) => {
      const world = await makeWorld();
      await arrange(world);
      const before = await rowsOf(foreign);
      for (const field of fields) {
        const input = { ...(await inputOf(route.operation, world)), [field]: valueOf(field) };
        const { status, body } = await callRaw(route, input, world.caller);
        expect([status, body.code], field).toEqual(
          isIgnored(route, field) ? [200, undefined] : [400, 'VALIDATION_FAILED'],
        );
      }
      // What is ignored is not kept either.
      expect(JSON.stringify(await rowsOf(world))).not.toContain(foreign.organizationId);
      expect(await rowsOf(foreign)).toEqual(before);
    });
  });
});

describe('a body over 256 KB', () => {
  const mostBytes = 256 * 1024;
  const withBody = routes.filter(({ body, signedBy }) => body || signedBy);
  it.each(withBody.map(named))('is refused by %s for nothing but its size', async (_name, route) => {
    // Its own, because some routes leave nothing behind.
    const world = await makeWorld();
    const input = await inputOf(route.operation, world);
    // What is signed is sent as it came.
    const good = (input as Partial<SignedBody>).payload ?? (buildRequest(route, input).init.body as string);
    const send = (bytes: number) => callRaw(route, input, world.caller, { body: good.padEnd(bytes) });

    const before = await rowsOf(world);
    const tooLarge = await send(mostBytes + 1);
    expect([tooLarge.status, tooLarge.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect(await rowsOf(world)).toEqual(before);
    expect((await send(mostBytes)).status).not.toBe(413);
  });
});
