import { sessionRoutes } from '#contract/resources/session';
import { serve } from '../shared/serve.ts';
import { endSession } from './end-session.ts';
import { refreshSession } from './refresh-session.ts';
import { startSession } from './start-session.ts';

export const operations = { startSession, refreshSession, endSession };
export const handler = serve(sessionRoutes, operations);
