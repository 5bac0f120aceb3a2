import { functionIdOfArn } from '../lambda/functions.ts';
import type { Assembly, Resource } from '../template/assembly.ts';

export interface JwtAuthorizer {
  issuer: string;
  audience: string[];
}

export interface ApiRoute {
  routeKey: string;
  method: string;
  functionId: string;
  authorizer: JwtAuthorizer | undefined;
  pattern: RegExp;
  parameters: string[];
  greedy: boolean;
}

export interface RouteMatch {
  route: ApiRoute;
  /** Not decoded. */
  pathParameters: Record<string, string>;
}

export function readRoutes(assembly: Assembly, apiId: string): ApiRoute[] {
  const wiring = {
    integrations: byLogicalId(assembly.ofType('AWS::ApiGatewayV2::Integration')),
    authorizers: byLogicalId(assembly.ofType('AWS::ApiGatewayV2::Authorizer')),
  };
  return assembly
    .ofType('AWS::ApiGatewayV2::Route')
    .filter((route) => route.property('ApiId') === apiId)
    .map((route) => readRoute(route, wiring));
}

interface Wiring {
  integrations: Map<string, Resource>;
  authorizers: Map<string, Resource>;
}

function readRoute(route: Resource, wiring: Wiring): ApiRoute {
  const routeKey = route.property<string>('RouteKey') ?? '';
  const [method = '', path = ''] = routeKey === '$default' ? ['ANY', '/{proxy+}'] : routeKey.split(' ');
  return {
    routeKey,
    method,
    functionId: integratedFunction(route, wiring),
    authorizer: readAuthorizer(route, wiring),
    ...pathPattern(path),
  };
}

function integratedFunction(route: Resource, { integrations }: Wiring): string {
  const target = route.property<string>('Target')?.split('/')[1] ?? '';
  const integration = integrations.get(target);
  if (!integration) throw new Error(`${route.logicalId} has no integration.`);
  const version = integration.property('PayloadFormatVersion');
  if (version !== '2.0')
    throw new Error(`${target}: only payload format 2.0 is supported, not ${String(version)}.`);
  return functionIdOfArn(integration.property<string>('IntegrationUri') ?? '');
}

function readAuthorizer(route: Resource, { authorizers }: Wiring): JwtAuthorizer | undefined {
  const type = route.property<string>('AuthorizationType') ?? 'NONE';
  if (type === 'NONE') return undefined;
  const authorizer = authorizers.get(route.property<string>('AuthorizerId') ?? '');
  const jwt = authorizer?.property<{ Issuer: string; Audience: string[] }>('JwtConfiguration');
  if (type !== 'JWT' || !jwt) throw new Error(`${route.logicalId}: only JWT authorizers are supported.`);
  return { issuer: jwt.Issuer, audience: jwt.Audience };
}

function pathPattern(path: string): Pick<ApiRoute, 'pattern' | 'parameters' | 'greedy'> {
  const parameters: string[] = [];
  const source = path
    .split(/(\{[^}]+\})/)
    .map((part) => {
      const parameter = /^\{([^}+]+)(\+?)\}$/.exec(part);
      if (!parameter) return part.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
      parameters.push(String(parameter[1]));
      return parameter[2] ? '(.+)' : '([^/]+)';
    })
    .join('');
  return { pattern: new RegExp(`^${source}$`), parameters, greedy: path.includes('+}') };
}

/** Exact paths before parameters before greedy ones, a named method before ANY. */
export function matchRoute(routes: ApiRoute[], method: string, path: string): RouteMatch | undefined {
  const [route] = routes
    .filter((candidate) => ['ANY', method].includes(candidate.method) && candidate.pattern.test(path))
    .sort((a, b) => rank(a) - rank(b));
  if (!route) return undefined;
  const values = route.pattern.exec(path)?.slice(1) ?? [];
  // $default is not a path of the template, so it has no parameters.
  const names = route.routeKey === '$default' ? [] : route.parameters;
  return {
    route,
    pathParameters: Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])),
  };
}

function rank(route: ApiRoute): number {
  if (route.routeKey === '$default') return 1000;
  return (route.greedy ? 500 : 0) + route.parameters.length * 2 + (route.method === 'ANY' ? 1 : 0);
}

function byLogicalId(resources: Resource[]): Map<string, Resource> {
  return new Map(resources.map((resource) => [resource.logicalId, resource]));
}
