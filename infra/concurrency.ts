import { reservedByResources } from './resources.ts';

/**
 * The reserved concurrency of the functions that anyone can call and that serve no resource of the contract;
 * `resources.ts` has the others. It applies on stages that share the account's limit. A flood of one
 * leaves the rest to the others, while no other function can use what is reserved.
 */
export const reserved = { approvalPage: 20, processUpload: 20, referencePage: 100, socialImage: 20 } as const;

/** Lambda refuses a reservation that would leave less than this unreserved. */
export const neverReserved = 100;

/** The quota of concurrent executions that an account needs before a stage that shares it can be made. */
export const concurrencyNeeded = Object.values(reserved).reduce(
  (total, share) => total + share,
  neverReserved + reservedByResources,
);
