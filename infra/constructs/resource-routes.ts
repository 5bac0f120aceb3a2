import {
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  type HttpApi,
  type IHttpRouteAuthorizer,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { routes, type Resource, type resources } from '#contract/index';
import type { AppFunction } from './app-function.ts';
import type { OriginSecret } from './origin-secret.ts';
import { suppress } from './suppressed-findings.ts';

export interface RoutedApi {
  readonly api: HttpApi;
  /** Admits holders of a token of our user pool. */
  readonly signedIn: IHttpRouteAuthorizer;
  /** The secret by which functions recognize the edge. */
  readonly originSecret: OriginSecret;
}

/** The routes of one resource of the contract, served by its function to who comes through the edge. */
export function addResourceRoutes(
  scope: Construct,
  { api, signedIn, originSecret }: RoutedApi,
  resource: Resource,
  fn: AppFunction,
  /** In place of the function itself. */
  called: IFunction = fn,
): HttpRoute[] {
  originSecret.grantVerify(fn);
  const integration = new HttpLambdaIntegration(`${resource}Integration`, called, {
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

type OpenIn<Table> = {
  [Name in keyof Table]: Table[Name] extends { access: 'public' } ? Name : never;
}[keyof Table];
type OpenOperation = { [Name in Resource]: OpenIn<(typeof resources)[Name]> }[Resource];

const published = 'Reads what an organization has published, from partitions that hold nothing else';

/** The protection of each route without a sign-in. */
const protections: Record<OpenOperation, string> = {
  getCaptcha: 'Gives out a puzzle that costs the caller work; it reads no data of anybody',
  sendContactMessage: 'Takes a solved captcha, and a few messages an hour from one address',
  subscribe: 'Takes a solved captcha, and only mails a link to the address, which has to confirm',
  confirmSubscription: 'Takes the token of the mailed link, which nobody can guess',
  unsubscribe: 'Takes the token of the mailed link, which nobody can guess',
  getReferencePage: published,
  getPublicCollection: published,
  sendEvents:
    'Counts visits: checked against published pages, bounded for each visitor, and it reads nothing back',
  startSession: 'Takes a refresh token of our own user pool, which proves itself by being exchanged there',
  refreshSession:
    'Takes the cookie of a session, from our own pages only; the user pool decides whether it is good',
  endSession: 'Takes the cookie of a session, from our own pages only, and can only end that session',
  describeApi: 'Describes the API, as docs/architecture/api.md does; it reads no data of anybody',
  receiveStripeEvent:
    'Takes bodies that Stripe has signed, and believes nothing in them but whom to ask Stripe about',
};

/** A route without an authorizer, and what protects it instead. Each has its own throttle as well. */
function suppressOpen(route: HttpRoute, operation: string): void {
  suppress(route, { 'AwsSolutions-APIG4': protections[operation as OpenOperation] });
}

/** Public pages and their pictures. */
export function suppressPublicPage(route: HttpRoute): void {
  suppress(route, { 'AwsSolutions-APIG4': published });
}

export function suppressApprovalPage(route: HttpRoute): void {
  suppress(route, {
    'AwsSolutions-APIG4':
      'Takes the token of a mailed link, which nobody can guess, and reads and writes what that link opens alone',
  });
}
