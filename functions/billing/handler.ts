import { billingRoutes } from '#contract/resources/billing';
import { serve } from '../shared/serve.ts';
import { getBilling } from './get-billing.ts';
import { openCheckout } from './open-checkout.ts';
import { openPortal } from './open-portal.ts';

export const operations = { getBilling, openCheckout, openPortal };
export const handler = serve(billingRoutes, operations);
