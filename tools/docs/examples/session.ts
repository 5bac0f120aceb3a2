import type { sessionRoutes } from '#contract/session';
import type { Examples } from './example.ts';

const tokens = { accessToken: 'eyJraWQiOiJ…', idToken: 'eyJraWQiOiJ…' };

export const sessionExamples: Examples<typeof sessionRoutes> = {
  startSession: { sent: { refreshToken: 'eyJjdHkiOiJKV1QiLCJlbmMi' }, response: tokens },
  refreshSession: { sent: {}, response: tokens },
  endSession: { sent: {}, response: { ended: true } },
};
