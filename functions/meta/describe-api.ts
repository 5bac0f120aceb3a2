import * as z from 'zod/mini';
import { gatewayError } from '#contract/primitives/error-responses';
import { errorBody } from '#contract/primitives/error';
import { routes, type NamedRoute } from '#contract/index';
import { productName } from '#contract/primitives/product';
import { sessionCookieName } from '../shared/http/session-cookie.ts';
import { errorResponses, refusals } from './error-responses.ts';

type Json = Record<string, unknown>;
let made: Promise<{ openapi: string }> | undefined;

export function describeApi(): Promise<{ openapi: string }> {
  made ??= Promise.resolve(openApiDocument());
  return made;
}

function openApiDocument(): { openapi: string } & Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${productName} API`, version: '1' },
    servers: [{ url: '/' }],
    paths,
    components: {
      responses: refusals(),
      schemas: { Error: jsonSchema(errorBody, 'output'), GatewayError: jsonSchema(gatewayError, 'input') },
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operation(route: NamedRoute): Json {
  return {
    operationId: route.operation,
    tags: [route.resource],
    summary: route.summary,
    ...(route.access !== 'public' && { security: [{ accessToken: [] }] }),
    parameters: [
      ...fieldsOf(route.params, 'path'),
      ...fieldsOf(route.query, 'query'),
      ...organizationHeader(route),
      ...signatureHeader(route),
      ...sessionCookie(route),
    ],
    ...(route.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(route.body, 'input') } },
      },
    }),
    ...(route.signedBy && {
      requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
    }),
    responses: {
      [route.status ?? 200]: {
        description: route.status === 202 ? 'Accepted' : 'OK',
        content: { 'application/json': { schema: jsonSchema(route.response, 'output') } },
      },
      ...errorResponses(route),
    },
  };
}

function organizationHeader(route: NamedRoute): Json[] {
  if (route.access === 'public' || route.access === 'user') return [];
  const description = 'The organization to act on; without it, the active one';
  return [
    { name: 'X-Organization-Id', in: 'header', required: false, description, schema: { type: 'string' } },
  ];
}

function signatureHeader({ signedBy }: NamedRoute): Json[] {
  if (!signedBy) return [];
  const description = 'The signature of the body, byte by byte';
  return [{ name: signedBy, in: 'header', required: true, description, schema: { type: 'string' } }];
}

function sessionCookie({ session, body }: NamedRoute): Json[] {
  if (!session || body) return [];
  const description = 'Set when a session starts; no script can read it';
  return [
    { name: sessionCookieName, in: 'cookie', required: false, description, schema: { type: 'string' } },
  ];
}

function fieldsOf(schema: NamedRoute['params'], location: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {} } = jsonSchema(schema, 'input') as { properties?: Record<string, Json> };
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: location,
    required: location === 'path',
    schema: field,
  }));
}

// Checks by functions have no equivalent in JSON Schema and are left out.
function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
