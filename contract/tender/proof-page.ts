/** This file has no schemas, so that screens need not load zod. */

/** The paths below contain a token, so logs and caches must leave them out. */
export const buyerProofPath = '/proof';

export const buyerProofRoutes = {
  showProof: { method: 'GET', path: '/proof/{token}' },
  signedProof: { method: 'GET', path: '/proof/{token}/proof.json' },
  /** It has no token, because every signature is checked with the same keys. */
  proofKeys: { method: 'GET', path: '/verify/keys.json' },
} as const;

/**
 * `confirmed`: by link, this very text. `changed`: by link, another text. `held`: allowed, as the firm says. A customer
 * who has withdrawn, or whose permission has ended, is named no more.
 */
export const provenStates = ['confirmed', 'changed', 'held', 'expired', 'withdrawn'] as const;
export type ProvenState = (typeof provenStates)[number];
