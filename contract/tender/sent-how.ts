/** This file has no schemas, so that screens need not load zod. */
export const sentHows = ['portal', 'email', 'other'] as const;
export type SentHow = (typeof sentHows)[number];
