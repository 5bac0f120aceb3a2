/**
 * The reserved concurrency of functions that anyone can call, on stages that share the account's limit. A
 * flood of one leaves the rest to the others, while no other function can use what is reserved.
 */
export const reserved = {
  approvalPage: 20,
  captcha: 20,
  contact: 10,
  event: 100,
  processUpload: 20,
  public: 50,
  referencePage: 100,
  session: 50,
  socialImage: 20,
  webhook: 10,
} as const;

/** Lambda refuses a reservation that would leave less than this unreserved. */
export const neverReserved = 100;

/** The quota of concurrent executions that an account needs before a stage that shares it can be made. */
export const concurrencyNeeded =
  neverReserved + Object.values(reserved).reduce((total, share) => total + share, 0);
