import type { resources } from '#contract/index';
import { analyticsExamples, eventExamples } from './analytics.ts';
import { assetExamples } from './asset.ts';
import { billingExamples, webhookExamples } from './billing.ts';
import { captchaExamples } from './captcha.ts';
import { collectionExamples } from './collection.ts';
import { contactExamples } from './contact.ts';
import { customerExamples } from './customer.ts';
import type { Examples } from './example.ts';
import { metaExamples } from './meta.ts';
import { organizationExamples } from './organization.ts';
import { publicExamples } from './public.ts';
import { referenceExamples } from './reference.ts';
import { sessionExamples } from './session.ts';
import { teamExamples } from './team.ts';
import { userExamples } from './user.ts';

/** An example for every route of the contract; a route without one does not compile. */
export const examples: { [Name in keyof typeof resources]: Examples<(typeof resources)[Name]> } = {
  user: userExamples,
  session: sessionExamples,
  organization: organizationExamples,
  team: teamExamples,
  customer: customerExamples,
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
