import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { beforeAll, describe, expect, it } from 'vitest';
import { routes, type NamedRoute } from '#contract/index';
import { keys } from '#functions/shared/data/keys';
import { update, type Step } from '#functions/shared/data/write';
import { parseInput } from '#functions/shared/http/parse';
import type { MemberContext } from '#functions/shared/membership/context';
import { closingSteps, reopeningSteps } from '#functions/shared/membership/member-table';
import { runInProcess, ownersContext } from '../support/in-process.ts';
import { write } from '../support/people.ts';
import { inputOf } from './inputs.ts';
import { allRows, isChange, makeWorld, type World } from './world.ts';

const writing = routes.filter(isChange);

describe('an organization that is deleted during a call', () => {
  let world: World;

  beforeAll(async () => {
    runInProcess();
    world = await makeWorld();
  });

  const set = (status: string, steps: Step[]) =>
    write([update(keys.organization(world.organizationId), { set: { status } }, {}), ...steps]);
  const reopen = () => set('active', reopeningSteps(world.organizationId));
  const close = () => set('deleted', closingSteps(world.organizationId));

  it.each(writing.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'makes %s write nothing',
    async (_name, route) => {
      const { operations } = (await import(`../../functions/${route.resource}/handler.ts`)) as {
        operations: Record<string, (context: MemberContext, input: object) => Promise<unknown>>;
      };
      const { owner, organizationId } = world;
      const context = ownersContext(organizationId, owner.userId);
      await reopen();
      const input = parseInput(route, eventOf(route, await inputOf(route.operation, world)));
      await close();
      const before = await allRows(world);
      const pending = operations[route.operation]!(context, input);
      await expect(pending).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(await allRows(world)).toEqual(before);
    },
  );
});

function eventOf(route: NamedRoute, input: object): APIGatewayProxyEventV2 {
  const entries = Object.entries(input);
  const inPath = ([name]: [string, unknown]) => route.path.includes(`{${name}}`);
  return {
    pathParameters: Object.fromEntries(entries.filter(inPath)),
    body: JSON.stringify(Object.fromEntries(entries.filter((entry) => !inPath(entry)))),
  } as APIGatewayProxyEventV2;
}
