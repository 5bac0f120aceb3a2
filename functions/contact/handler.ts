import { contactRoutes } from '#contract/resources/contact';
import { serve } from '../shared/serve.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { sendContactMessage } from './send-contact-message.ts';
import { subscribe } from './subscribe.ts';
import { unsubscribe } from './unsubscribe.ts';

export const operations = { sendContactMessage, subscribe, confirmSubscription, unsubscribe };
export const handler = serve(contactRoutes, operations);
