/**
 * Mails to the mailbox simulator of SES reach nobody, and its bounces do not affect the sending reputation.
 */
const simulated = (name: string) => `success+${name}@simulator.amazonses.com`;

/** The address of a smoke-test account. It is secret, so nobody can lock the account with wrong passwords. */
export const smokeAddress = (hash: string): string => simulated(`smoke-${hash}`);

/** The address of an account that `npm run prove` creates. It gets no special treatment. */
export const proofAddress = (hash: string): string => simulated(`prove-${hash}`);

/**
 * Recognizes the address of a smoke test. Its mails cannot be read, so only an operator can have verified
 * it; signing up or changing an address cannot imitate it (decision 63).
 */
export const isSmokeAddress = (email: string): boolean =>
  /^success\+smoke-[0-9a-f]{20}@simulator\.amazonses\.com$/.test(email);
