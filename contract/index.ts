import { analyticsRoutes } from './analytics.ts';
import { approvalRoutes } from './approval.ts';
import { assetRoutes } from './asset.ts';
import { billingRoutes, webhookRoutes } from './billing.ts';
import { captchaRoutes } from './captcha.ts';
import { collectionRoutes } from './collection.ts';
import { contactRoutes } from './contact.ts';
import { customerRoutes } from './customer.ts';
import { eventRoutes } from './event.ts';
import { metaRoutes } from './meta.ts';
import { organizationRoutes } from './organization.ts';
import { permissionRoutes } from './permission.ts';
import { publicRoutes } from './public.ts';
import { referenceRoutes } from './reference.ts';
import type { Route, Routes } from './route.ts';
import { sessionRoutes } from './session.ts';
import { teamRoutes } from './team.ts';
import { userRoutes } from './user.ts';

/** Every route, by the resource whose function serves it. Gateway, tests and the API document loop over this. */
export const resources = {
  user: userRoutes,
  session: sessionRoutes,
  organization: organizationRoutes,
  team: teamRoutes,
  customer: customerRoutes,
  permission: permissionRoutes,
  approval: approvalRoutes,
  reference: referenceRoutes,
  collection: collectionRoutes,
  asset: assetRoutes,
  captcha: captchaRoutes,
  contact: contactRoutes,
  public: publicRoutes,
  event: eventRoutes,
  analytics: analyticsRoutes,
  billing: billingRoutes,
  webhook: webhookRoutes,
  meta: metaRoutes,
} as const satisfies Record<string, Routes>;

export type Resource = keyof typeof resources;

/** "createCustomer": the key of a route in its resource's table. */
export type OperationName = { [Name in Resource]: keyof (typeof resources)[Name] }[Resource];

/** The route that an operation handles. */
export type RouteOf<Name extends OperationName> = {
  [Group in Resource]: Name extends keyof (typeof resources)[Group] ? (typeof resources)[Group][Name] : never;
}[Resource];

export interface NamedRoute extends Route {
  resource: Resource;
  operation: OperationName;
}

export const routes: readonly NamedRoute[] = Object.entries(resources).flatMap(([resource, table]) =>
  Object.entries(table as Routes).map(([operation, route]) => ({
    ...route,
    resource: resource as Resource,
    operation: operation as OperationName,
  })),
);
