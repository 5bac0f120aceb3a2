import { HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import type { HttpApi, IHttpRouteAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Construct } from 'constructs';
import { routes, type Resource } from '#contract/index';
import type { HouseFunction } from './house-function.ts';
import { acceptOpen } from './open-routes.ts';

export interface RoutedApi {
  readonly api: HttpApi;
  /** Whoever has a token of our user pool. */
  readonly signedIn: IHttpRouteAuthorizer;
}

/** The routes of one resource of the contract, answered by its function. */
export function addResourceRoutes(
  scope: Construct,
  { api, signedIn }: RoutedApi,
  resource: Resource,
  fn: HouseFunction,
): HttpRoute[] {
  const integration = new HttpLambdaIntegration(`${resource}Integration`, fn, {
    scopePermissionToRoute: false,
  });
  return routes
    .filter((route) => route.resource === resource)
    .map((route) => {
      const isOpen = route.access === 'public';
      const made = new HttpRoute(scope, `${route.operation}Route`, {
        httpApi: api,
        routeKey: HttpRouteKey.with(route.path, HttpMethod[route.method]),
        integration,
        ...(!isOpen && { authorizer: signedIn }),
      });
      if (isOpen) acceptOpen(made, route.operation);
      return made;
    });
}
