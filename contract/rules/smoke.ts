/** SES's own mailbox simulator: whoever mails there reaches nobody, and no bounce counts. */
const simulated = (name: string) => `success+${name}@simulator.amazonses.com`;

/** The address of an account of the smoke test. Nobody else knows it, so nobody can lock the account by wrong passwords. */
export const smokeAddress = (hash: string): string => simulated(`smoke-${hash}`);

/** The same of what `npm run prove` makes, which is treated as everybody else. */
export const proofAddress = (hash: string): string => simulated(`prove-${hash}`);

/**
 * Whether a verified address is one of the smoke test. No code that is sent there can be read, so only an operator can have verified it:
 * the mark cannot be had by signing up, nor by changing one's address (decision 63).
 */
export const isSmokeAddress = (email: string): boolean =>
  /^success\+smoke-[0-9a-f]{20}@simulator\.amazonses\.com$/.test(email);
