import { eventRoutes } from '#contract/resources/event';
import { serve } from '../shared/serve.ts';
import { sendEvents } from './send-events.ts';

export const operations = { sendEvents };
export const handler = serve(eventRoutes, operations);
