import type { resources } from '#contract/index';
import {
  analyticsExamples,
  captchaExamples,
  contactExamples,
  eventExamples,
  metaExamples,
  publicExamples,
} from './visitors.ts';
import { approvalExamples, permissionExamples } from './permissions.ts';
import { assetExamples, collectionExamples, customerExamples, referenceExamples } from './records.ts';
import {
  billingExamples,
  organizationExamples,
  sessionExamples,
  teamExamples,
  userExamples,
  webhookExamples,
} from './account.ts';
import type { Examples } from './example.ts';

/** An example for every route of the contract; a route without one does not compile. */
export const examples: { [Name in keyof typeof resources]: Examples<(typeof resources)[Name]> } = {
  user: userExamples,
  session: sessionExamples,
  organization: organizationExamples,
  team: teamExamples,
  customer: customerExamples,
  permission: permissionExamples,
  approval: approvalExamples,
  reference: referenceExamples,
  collection: collectionExamples,
  asset: assetExamples,
  captcha: captchaExamples,
  contact: contactExamples,
  public: publicExamples,
  event: eventExamples,
  analytics: analyticsExamples,
  billing: billingExamples,
  webhook: webhookExamples,
  meta: metaExamples,
};
