import { webhookRoutes } from '#contract/resources/billing';
import { serve } from '../shared/serve.ts';
import { receiveStripeEvent } from './receive-stripe-event.ts';

export const operations = { receiveStripeEvent };
export const handler = serve(webhookRoutes, operations);
