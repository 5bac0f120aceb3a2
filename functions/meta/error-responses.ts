import {
  errorsOf,
  gatewayErrors,
  gatewayStatuses,
  type GatewayStatus,
} from '#contract/primitives/error-responses';
import { errorStatus, type ErrorCode } from '#contract/primitives/error';
import { routes } from '#contract/index';
import type { Route } from '#contract/primitives/route';

type Json = Record<string, unknown>;

interface Refusal {
  status: number;
  codes: ErrorCode[];
  byGateway: boolean;
}

/** Most routes share error responses, so each is described once. */
export function errorResponses(route: Route): Record<string, Json> {
  const named = refusalsOf(route).map((refusal) => [
    String(refusal.status),
    { $ref: `#/components/responses/${nameOf(refusal)}` },
  ]);
  return { ...(Object.fromEntries(named) as Record<string, Json>), ...ofTheEdge };
}

export const refusals = (): Record<string, Json> =>
  Object.fromEntries(routes.flatMap(refusalsOf).map((refusal) => [nameOf(refusal), response(refusal)]));

/** The edge responds without a body that a program could read. */
const ofTheEdge = {
  502: { description: 'The edge could not reach the API' },
  504: { description: 'The API did not answer the edge in time' },
};

function refusalsOf(route: Route): Refusal[] {
  const errors = errorsOf(route);
  const byGateway = new Set<number>(gatewayStatuses(route));
  const statuses = [...new Set([...errors.map((code) => errorStatus[code]), ...byGateway])];
  return statuses.map((status) => ({
    status,
    codes: errors.filter((code) => errorStatus[code] === status),
    byGateway: byGateway.has(status),
  }));
}

const nameOf = ({ status, codes, byGateway }: Refusal): string =>
  [status, ...codes, ...(byGateway ? ['Gateway'] : [])].join('.');

function response({ status, codes, byGateway }: Refusal): Json {
  const ours = {
    allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { code: { enum: codes } } }],
  };
  const schemas = [
    ...(codes.length > 0 ? [ours] : []),
    ...(byGateway ? [{ $ref: '#/components/schemas/GatewayError' }] : []),
  ];
  const when = byGateway ? [`the gateway: ${gatewayErrors[status as GatewayStatus][1]}`] : [];
  // The firewall refuses with an HTML page.
  const page = status === 403 && { 'text/html': { schema: { type: 'string' } } };
  const schema = schemas.length > 1 ? { anyOf: schemas } : schemas[0];
  return {
    description: [...codes, ...when].join(', or '),
    content: { 'application/json': { schema }, ...page },
  };
}
