import { describe, expect, inject, it, vi } from 'vitest';
import { routes, type NamedRoute } from '#contract/index';
import { callRaw } from '../support/call.ts';
import { indiscretions } from '../support/function-log.ts';
import { linesOf } from '../support/monitoring.ts';
import { makeWorld } from './world.ts';

const world = await makeWorld();

const address = 'someone.else@example.com';
const link = `${'a'.repeat(64)}.${'B'.repeat(43)}`;
const name = 'no-such-thing-at-all';

/** This input is refused for its names and its values. */
const sent = { [address]: link, payload: JSON.stringify({ address, link }), signature: link };

describe('the log of a refused call', () => {
  it.each(routes.map((route: NamedRoute) => [`${route.method} ${route.path}`, route] as const))(
    'has codes and ids, but no input: %s',
    async (_name, route) => {
      const to = { ...route, path: route.path.replaceAll(/\{\w+\}/g, name) as NamedRoute['path'] };
      const callers = [world.caller, { ...world.caller, organizationId: address }];
      const responses = await Promise.all(callers.map((caller) => callRaw(to, sent, caller)));
      // Some routes have no input to refuse.
      for (const { body } of responses.filter(({ status }) => status !== 200)) {
        const lines = await vi.waitUntil(() => {
          const found = linesOf(inject('cloud').logs.functions).filter((line) =>
            line.includes(body.requestId),
          );
          return found.length > 0 && found;
        });
        for (const line of lines) {
          expect(indiscretions(line)).toEqual([]);
          expect(line).not.toContain(name);
          expect(JSON.parse(line.slice(line.indexOf('{')))).toMatchObject({
            code: expect.stringMatching(/^[A-Z_]+$/) as string,
            route: `${route.method} ${route.path}`,
          });
        }
      }
    },
  );
});
