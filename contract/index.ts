import { analyticsRoutes } from './resources/analytics.ts';
import { approvalRoutes } from './resources/approval.ts';
import { assetRoutes } from './resources/asset.ts';
import { billingRoutes, webhookRoutes } from './resources/billing.ts';
import { captchaRoutes } from './resources/captcha.ts';
import { collectionRoutes } from './resources/collection.ts';
import { contactRoutes } from './resources/contact.ts';
import { customerRoutes } from './resources/customer.ts';
import { documentRoutes } from './resources/document.ts';
import { exportRoutes } from './resources/export.ts';
import { formRoutes } from './resources/form.ts';
import { eventRoutes } from './resources/event.ts';
import { importRoutes } from './resources/import.ts';
import { metaRoutes } from './resources/meta.ts';
import { organizationRoutes } from './resources/organization.ts';
import { permissionRoutes } from './resources/permission.ts';
import { publicRoutes } from './resources/public.ts';
import { referenceRoutes } from './resources/reference.ts';
import type { Route, Routes } from './primitives/route.ts';
import { sessionRoutes } from './resources/session.ts';
import { teamRoutes } from './resources/team.ts';
import { tenderRoutes } from './resources/tender.ts';
import { translationRoutes } from './resources/translation.ts';
import { userRoutes } from './resources/user.ts';
import { websiteRoutes } from './resources/website.ts';

/** The gateway, the security tests and the API document loop over this table. */
export const resources = {
  user: userRoutes,
  session: sessionRoutes,
  organization: organizationRoutes,
  team: teamRoutes,
  customer: customerRoutes,
  permission: permissionRoutes,
  approval: approvalRoutes,
  /** An import makes and changes references by their own routes. */
  reference: { ...referenceRoutes, ...importRoutes },
  collection: collectionRoutes,
  /** All are files of the bucket, so one function serves them. */
  asset: { ...assetRoutes, ...documentRoutes, ...formRoutes, ...exportRoutes },
  tender: tenderRoutes,
  captcha: captchaRoutes,
  contact: contactRoutes,
  public: publicRoutes,
  event: eventRoutes,
  analytics: analyticsRoutes,
  translation: translationRoutes,
  website: websiteRoutes,
  billing: billingRoutes,
  webhook: webhookRoutes,
  meta: metaRoutes,
} as const satisfies Record<string, Routes>;

export type Resource = keyof typeof resources;

export type OperationName = { [Name in Resource]: keyof (typeof resources)[Name] }[Resource];

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
