import { HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import type { HttpApi, IHttpRouteAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Construct } from 'constructs';
import { routes, type Resource } from '#contract/index';
import type { AppFunction } from './app-function.ts';
import { suppressOpen } from './open-routes.ts';
import type { OriginSecret } from './origin-secret.ts';

export interface RoutedApi {
  readonly api: HttpApi;
  /** Whoever has a token of our user pool. */
  readonly signedIn: IHttpRouteAuthorizer;
  /** What functions know the edge by. */
  readonly originSecret: OriginSecret;
}

/** The routes of one resource of the contract, answered by its function to who comes through the edge. */
export function addResourceRoutes(
  scope: Construct,
  { api, signedIn, originSecret }: RoutedApi,
  resource: Resource,
  fn: AppFunction,
): HttpRoute[] {
  originSecret.grantVerify(fn);
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
      if (isOpen) suppressOpen(made, route.operation);
      return made;
    });
}
