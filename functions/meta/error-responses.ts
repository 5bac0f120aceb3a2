import { errorsOf, gatewayErrors, gatewayStatuses, type GatewayStatus } from '#contract/answers';
import { errorStatus } from '#contract/error';
import type { Route } from '#contract/route';

type Json = Record<string, unknown>;

/** By status, what a call of the route is told when it fails: by us, by the gateway, or by the edge before both. */
export function errorResponses(route: Route): Record<string, Json> {
  const errors = errorsOf(route);
  const byGateway = new Set<number>(gatewayStatuses(route));
  const statuses = [...new Set([...errors.map((code) => errorStatus[code]), ...byGateway])];
  const told = statuses.map((status): [string, Json] => {
    const codes = errors.filter((code) => errorStatus[code] === status);
    return [String(status), response(status, codes, byGateway.has(status))];
  });
  return { ...Object.fromEntries(told), ...ofTheEdge };
}

/** The edge has no words that a program could read. */
const ofTheEdge = {
  502: { description: 'The edge could not reach the API' },
  504: { description: 'The API did not answer the edge in time' },
};

function response(status: number, codes: string[], byGateway: boolean): Json {
  const own = { properties: { code: { enum: codes } } };
  const schemas = [
    ...(codes.length > 0 ? [{ allOf: [{ $ref: '#/components/schemas/Error' }, own] }] : []),
    ...(byGateway ? [{ $ref: '#/components/schemas/GatewayError' }] : []),
  ];
  const reasons = [
    ...codes,
    ...(byGateway ? [`the gateway: ${gatewayErrors[status as GatewayStatus][1]}`] : []),
  ];
  const schema = schemas.length > 1 ? { anyOf: schemas } : schemas[0];
  // The firewall in front of everything refuses with a page.
  const page = status === 403 && { 'text/html': { schema: { type: 'string' } } };
  return { description: reasons.join(', or '), content: { 'application/json': { schema }, ...page } };
}
