import type { OperationName, resources, RouteOf } from '#contract/index';
import { analyticsFixtures } from './analytics.ts';
import { approvalFixtures } from './approval.ts';
import { assetFixtures } from './asset.ts';
import { billingFixtures } from './billing.ts';
import { captchaFixtures } from './captcha.ts';
import { collectionFixtures } from './collection.ts';
import { contactFixtures } from './contact.ts';
import { customerFixtures } from './customer.ts';
import { documentFixtures } from './document.ts';
import { eventFixtures } from './event.ts';
import { exportFixtures } from './export.ts';
import type { Fixture, Fixtures } from './fixture.ts';
import { formFixtures } from './form.ts';
import { importFixtures } from './import.ts';
import { metaFixtures } from './meta.ts';
import { organizationFixtures } from './organization.ts';
import { permissionFixtures } from './permission.ts';
import { publicFixtures } from './public.ts';
import { referenceFixtures } from './reference.ts';
import { sessionFixtures } from './session.ts';
import { teamFixtures } from './team.ts';
import { tenderFixtures } from './tender.ts';
import { translationFixtures } from './translation.ts';
import { userFixtures } from './user.ts';
import { webhookFixtures } from './webhook.ts';
import { websiteFixtures } from './website.ts';

/** The fixtures of every route of the contract. A route without one does not compile. */
const fixtures: { [Name in keyof typeof resources]: Fixtures<(typeof resources)[Name]> } = {
  user: userFixtures,
  session: sessionFixtures,
  organization: organizationFixtures,
  team: teamFixtures,
  customer: customerFixtures,
  permission: permissionFixtures,
  approval: approvalFixtures,
  reference: { ...referenceFixtures, ...importFixtures },
  translation: translationFixtures,
  website: websiteFixtures,
  collection: collectionFixtures,
  asset: { ...assetFixtures, ...documentFixtures, ...formFixtures, ...exportFixtures },
  tender: tenderFixtures,
  captcha: captchaFixtures,
  contact: contactFixtures,
  public: publicFixtures,
  event: eventFixtures,
  analytics: analyticsFixtures,
  billing: billingFixtures,
  webhook: webhookFixtures,
  meta: metaFixtures,
};

const byOperation = Object.assign({}, ...Object.values(fixtures)) as {
  [Name in OperationName]: Fixture<RouteOf<Name>>;
};

export const fixtureOf = <Name extends OperationName>(operation: Name): Fixture<RouteOf<Name>> =>
  byOperation[operation];
