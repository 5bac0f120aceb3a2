import { expect, it } from 'vitest';
import { apiChangesAtOnce } from '#infra/constructs/api-changes';
import { synthesizeProd, type Resource } from './templates.ts';

type Resources = Record<string, Resource & { DependsOn?: string | string[] }>;

const { api, billing } = synthesizeProd();
const resourcesOf = (template: typeof api) => template.toJSON().Resources as Resources;

const isPart = ({ Type }: Resource) => /^AWS::ApiGatewayV2::(Authorizer|Integration|Route|Stage)$/.test(Type);

/** Returns the resources that a resource refers to or depends on. CloudFormation creates them first. */
function before(resource: Resources[string], all: Resources): string[] {
  const named = [...JSON.stringify(resource.Properties).matchAll(/"(?:Ref|Fn::GetAtt)":\[?"(\w+)"/g)];
  return [...[resource.DependsOn ?? []].flat(), ...named.map(([, id]) => id!)].filter((id) => id in all);
}

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
 * Returns how many parts of the API CloudFormation may change at once: the size of the largest set without a
 * dependency between two members. By Dilworth's theorem that is the least number of chains that cover all
 * parts, which a maximum matching of successors gives.
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
])('CloudFormation changes only a few parts of the API at once in the stack %s', (_, one) => {
  expect(mostAtOnce(resourcesOf(one))).toBeLessThanOrEqual(apiChangesAtOnce);
});

it('this limit comes from dependencies between the parts', () => {
  const free = Object.entries(resourcesOf(api)).map(([id, resource]) => [id, { ...resource, DependsOn: [] }]);
  expect(mostAtOnce(Object.fromEntries(free) as Resources)).toBeGreaterThan(50);
});
