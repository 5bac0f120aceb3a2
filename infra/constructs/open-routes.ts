import type { HttpRoute } from 'aws-cdk-lib/aws-apigatewayv2';
import type { resources, Resource } from '#contract/index';
import { suppress } from './suppressed-findings.ts';

type OpenIn<Table> = {
  [Name in keyof Table]: Table[Name] extends { access: 'public' } ? Name : never;
}[keyof Table];
type OpenOperation = { [Name in Resource]: OpenIn<(typeof resources)[Name]> }[Resource];

const published = 'Reads what an organisation has published, from partitions that hold nothing else';

/** What protects each route that needs no sign-in. */
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
  describeApi: 'Describes the API, as docs/api.md does; it reads no data of anybody',
  receiveStripeEvent:
    'Takes bodies that Stripe has signed, and believes nothing in them but whom to ask Stripe about',
};

/** A route without an authorizer, and what protects it instead. Each has its own throttle as well. */
export function suppressOpen(route: HttpRoute, operation: string): void {
  suppress(route, { 'AwsSolutions-APIG4': protections[operation as OpenOperation] });
}

/** Public pages and their pictures. */
export function suppressPublicPage(route: HttpRoute): void {
  suppress(route, { 'AwsSolutions-APIG4': published });
}
