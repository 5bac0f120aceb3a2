import { describe, expect, it } from 'vitest';
import { routes } from '#contract/index';

type Module = Record<string, unknown>;
const load = (resource: string, file: string) =>
  import(`../../functions/${resource}/${file}.ts`) as Promise<Module>;

describe('every route', () => {
  it.each(routes.map((route) => [route.operation, route] as const))(
    'runs the operation named like its file: %s',
    async (operation, { resource }) => {
      const { operations } = (await load(resource, 'handler')) as { operations: Module };
      const file = operation.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
      expect((await load(resource, file))[operation]).toBe(operations[operation]);
      expect(operations[operation]).toHaveProperty('name', operation);
    },
  );
});
