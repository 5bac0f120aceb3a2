/**
 * How many of a function may run at once on a stage that shares its concurrency: whoever floods what anybody can call leaves the
 * rest to the others. What is reserved for one, no other function of the account can use.
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

/** What Lambda keeps for functions without a share of their own: a reservation that would leave less is refused. */
export const neverReserved = 100;

/** The quota of concurrent executions that an account needs before a stage that shares it can be made. */
export const concurrencyNeeded =
  neverReserved + Object.values(reserved).reduce((total, share) => total + share, 0);
