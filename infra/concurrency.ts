import { reservedByResources } from './resources.ts';

/** On stages that share the account limit, a flood of one function leaves the rest to others. */
export const reserved = {
  approvalPage: 20,
  buyerProof: 20,
  makeDocument: 4,
  processUpload: 20,
  referencePage: 100,
  socialImage: 20,
  writeImport: 4,
} as const;

/** Lambda refuses a reservation that would leave less than this unreserved. */
export const neverReserved = 100;

export const concurrencyNeeded = Object.values(reserved).reduce(
  (total, share) => total + share,
  neverReserved + reservedByResources,
);
