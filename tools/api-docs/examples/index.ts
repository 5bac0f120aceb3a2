import type { resources } from '#contract/index';
import { captchaExamples } from './captcha.ts';
import { contactExamples } from './contact.ts';
import { customerExamples } from './customer.ts';
import type { Examples } from './example.ts';
import { metaExamples } from './meta.ts';
import { organizationExamples } from './organization.ts';
import { publicExamples } from './public.ts';
import { referenceExamples } from './reference.ts';
import { userExamples } from './user.ts';

/** An example for every route of the contract; a route without one does not compile. */
export const examples: { [Name in keyof typeof resources]: Examples<(typeof resources)[Name]> } = {
  user: userExamples,
  organization: organizationExamples,
  customer: customerExamples,
  reference: referenceExamples,
  captcha: captchaExamples,
  contact: contactExamples,
  public: publicExamples,
  meta: metaExamples,
};
