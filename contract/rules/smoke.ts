/** Mails to SES's simulator reach nobody, and their bounces do not affect the reputation. */
const simulated = (name: string) => `success+${name}@simulator.amazonses.com`;

/** The address is secret, so that nobody can lock the account with wrong passwords. */
export const smokeAddress = (hash: string): string => simulated(`smoke-${hash}`);

/** It gets no special treatment. */
export const proofAddress = (hash: string): string => simulated(`prove-${hash}`);

/** Its mails cannot be read, so only an operator can have verified it (decision 63). */
export const isSmokeAddress = (email: string): boolean =>
  /^success\+smoke-[0-9a-f]{20}@simulator\.amazonses\.com$/.test(email);
