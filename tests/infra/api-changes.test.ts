import { expect, it } from 'vitest';
import { apiChangesAtOnce } from '#infra/constructs/api-changes';
import { synthesizeProd, type Resource } from './templates.ts';

type Resources = Record<string, Resource & { DependsOn?: string | string[] }>;

const { api, billing } = synthesizeProd();
const resourcesOf = (template: typeof api) => template.toJSON().Resources as Resources;

const isPart = ({ Type }: Resource) => /^AWS::ApiGatewayV2::(Authorizer|Integration|Route|Stage)$/.test(Type);

/** What must be there before a resource is made: what it names, and what it waits for. */
function before(resource: Resources[string], all: Resources): string[] {
  const named = [...JSON.stringify(resource.Properties).matchAll(/"(?:Ref|Fn::GetAtt)":\[?"(\w+)"/g)];
  return [...[resource.DependsOn ?? []].flat(), ...named.map(([, id]) => id!)].filter((id) => id in all);
}

/** The same, and what must be there before that, and so on. */
function allBefore(all: Resources): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const visit = (id: string): Set<string> => {
    const known = found.get(id);
    if (known) return known;
    const direct = before(all[id]!, all);
    const made = new Set(direct.flatMap((one) => [one, ...visit(one)]));
    found.set(id, made);
    return made;
  };
  for (const id of Object.keys(all)) visit(id);
  return found;
}

/**
 * How many parts of the API may be under way at once, whatever each takes: the largest set of which none waits for another. By
 * Dilworth as many as there are chains at least, which are what is left when as many as possible have a successor of their own.
 */
function mostAtOnce(all: Resources): number {
  const waitsFor = allBefore(all);
  const parts = Object.keys(all).filter((id) => isPart(all[id]!));
  const successorOf = new Map<string, string>();
  const assign = (id: string, tried: Set<string>): boolean =>
    parts.some((other) => {
      if (tried.has(other) || !waitsFor.get(id)!.has(other)) return false;
      tried.add(other);
      const holder = successorOf.get(other);
      if (holder !== undefined && !assign(holder, tried)) return false;
      successorOf.set(other, id);
      return true;
    });
  return parts.filter((id) => !assign(id, new Set())).length;
}

it.each([
  ['API', api],
  ['billing', billing],
])(
  'CloudFormation never changes more than a few parts of the API at once in the stack of the %s',
  (_, one) => {
    expect(mostAtOnce(resourcesOf(one))).toBeLessThanOrEqual(apiChangesAtOnce);
  },
);

it('that is because they wait for each other', () => {
  const free = Object.entries(resourcesOf(api)).map(([id, resource]) => [id, { ...resource, DependsOn: [] }]);
  expect(mostAtOnce(Object.fromEntries(free) as Resources)).toBeGreaterThan(50);
});
