import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { errorStatus } from '#contract/primitives/error';
import { routes, type NamedRoute } from '#contract/index';
import { namedThrottles } from '#infra/constructs/route-throttles';

/** `npm run release` writes it. Before the first release nothing is protected. */
export const BASELINE_FILE = join('docs', 'architecture', 'api-compatibility.txt');

/** One line each: routes, accepted input, returned fields, errors and throttled routes. */
export function reliedOn(): string[] {
  const made = routes.flatMap((route) => [name(route), ...requestFields(route), ...responseFields(route)]);
  const errors = Object.entries(errorStatus).map(([code, status]) => `error ${code} ${status}`);
  return [...made, ...errors, ...[...namedThrottles().keys()].map((key) => `throttle ${key}`)];
}

export const compatibilityBaseline = (): string[] =>
  readFileSync(BASELINE_FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

export function broken(recorded: string[], now: string[]): string[] {
  const baseline = new Set(recorded);
  const current = new Set(now);
  const isKnownRoute = (line: string) => baseline.has(line.split(' ').slice(0, 2).join(' '));
  return [
    ...recorded.filter(
      (line) => !current.has(line) && !(/ needs /.test(line) && current.has(optional(line))),
    ),
    ...now.filter((line) => / needs /.test(line) && !baseline.has(line) && isKnownRoute(line)),
  ];
}

const optional = (line: string) => line.replace(' needs ', ' takes ');
const name = ({ method, path }: NamedRoute) => `${method} ${path}`;

interface Schema {
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

function requestFields(route: NamedRoute): string[] {
  return [route.params, route.query, route.body].flatMap((schema) => {
    if (!schema) return [];
    const { properties = {}, required = [] } = jsonSchema(schema, 'input');
    return Object.keys(properties).map(
      (field) => `${name(route)} ${required.includes(field) ? 'needs' : 'takes'} ${field}`,
    );
  });
}

const responseFields = (route: NamedRoute): string[] => [
  ...new Set(fields(jsonSchema(route.response, 'output')).map((field) => `${name(route)} answers ${field}`)),
];

/** Nested fields are named `items[].customer.name`. */
function fields({ properties = {}, items, anyOf, oneOf, allOf }: Schema, path = ''): string[] {
  const own = Object.entries(properties).flatMap(([field, schema]) => {
    const here = path ? `${path}.${field}` : field;
    return [here, ...fields(schema, here)];
  });
  const others = [anyOf, oneOf, allOf].flatMap((schemas = []) =>
    schemas.flatMap((each) => fields(each, path)),
  );
  return [...own, ...others, ...(items ? fields(items, `${path}[]`) : [])];
}

const jsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Schema;
