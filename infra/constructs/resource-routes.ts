import {
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  type HttpApi,
  type IHttpRouteAuthorizer,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Construct } from 'constructs';
import { routes, type Resource } from '#contract/index';
import type { DataStack } from '../data-stack.ts';
import { functionOf, published } from '../resources.ts';
import { AppFunction } from './app-function.ts';
import { releaseGradually } from './canary-release.ts';
import type { OriginSecret } from './origin-secret.ts';
import { suppress } from './suppressed-findings.ts';

interface RoutedApi {
  readonly api: HttpApi;
  readonly signedIn: IHttpRouteAuthorizer;
  readonly originSecret: OriginSecret;
}

export function addResource(
  scope: Construct,
  { api, signedIn, originSecret, data }: RoutedApi & { data: DataStack },
  resource: Resource,
): { fn: AppFunction; made: HttpRoute[] } {
  const { grant, releasedGradually, protections, ...sizes } = functionOf(resource);
  const fn = new AppFunction(scope, `${resource[0]!.toUpperCase()}${resource.slice(1)}`, {
    ...sizes,
    bundle: resource,
    description: `Answers the ${resource} routes of the contract`,
  });
  grant(fn, data);
  originSecret.grantVerify(fn);
  const called = releasedGradually ? releaseGradually(fn) : fn;
  const integration = new HttpLambdaIntegration(`${resource}Integration`, called, {
    scopePermissionToRoute: false,
  });
  const made = routes
    .filter((route) => route.resource === resource)
    .map((route) => {
      const isOpen = route.access === 'public';
      const added = new HttpRoute(scope, `${route.operation}Route`, {
        httpApi: api,
        routeKey: HttpRouteKey.with(route.path, HttpMethod[route.method]),
        integration,
        ...(!isOpen && { authorizer: signedIn }),
      });
      if (isOpen) suppressOpen(added, protections![route.operation]!);
      return added;
    });
  return { fn, made };
}

/** Each route without an authorizer states its reason and has a throttle. */
function suppressOpen(route: HttpRoute, protection: string): void {
  suppress(route, { 'AwsSolutions-APIG4': protection });
}

export const suppressPublicPage = (route: HttpRoute): void => suppressOpen(route, published);

export const suppressApprovalPage = (route: HttpRoute): void =>
  suppressOpen(
    route,
    'Takes the token of a mailed link, which nobody can guess, and reads and writes what that link opens alone',
  );

export const suppressBuyerProof = (route: HttpRoute): void =>
  suppressOpen(
    route,
    'Takes the token of an address that a firm gave to a buyer, which nobody can guess, and reads what that address shows alone; the keys of signatures are public',
  );
