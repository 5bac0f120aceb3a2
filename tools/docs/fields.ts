import * as z from 'zod/mini';
import type { Route } from '#contract/primitives/route';

interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  required?: string[];
  default?: unknown;
  description?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

export interface Field {
  name: string;
  type: string;
  required: boolean;
  note: string;
}

type Schema = NonNullable<Route['body']>;

/** Leaves out read-only fields, which the schema lists but drops. */
export function fieldsOf(schema: Schema | undefined): Field[] {
  if (!schema) return [];
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return flatten(json, '');
}

function flatten({ properties = {}, required = [] }: JsonSchema, path: string): Field[] {
  return Object.entries(properties).flatMap(([key, schema]) => {
    // A read-only field is accepted with any value and dropped.
    if (isAnything(schema)) return [];
    const name = path + key;
    const field = { name, type: typeOf(schema), required: required.includes(key), note: noteOf(schema) };
    const inner = schema.properties ? schema : schema.allOf?.find(({ properties: some }) => some);
    return [field, ...(inner ? flatten(inner, `${name}.`) : [])];
  });
}

const isAnything = (schema: JsonSchema) =>
  Object.keys(schema).every((keyword) => keyword === 'description' || keyword === 'default');

function typeOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(', ');
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ');
  if (schema.items) return `list of ${typeOf(schema.items)}`;
  return schema.type ?? 'any';
}

function noteOf(schema: JsonSchema): string {
  const {
    default: fallback,
    description,
    minLength,
    maxLength,
    minItems,
    maxItems,
    minimum,
    maximum,
  } = schema;
  const notes = [
    description !== undefined && description,
    fallback !== undefined && `default ${JSON.stringify(fallback)}`,
    minLength !== undefined && minLength > 1 && `at least ${minLength} characters`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    minItems !== undefined && `at least ${minItems}`,
    maxItems !== undefined && `at most ${maxItems}`,
    minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER && `from ${minimum}`,
    maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && `to ${maximum}`,
  ];
  return notes.filter((note) => note !== false).join(', ');
}
