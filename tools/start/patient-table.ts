/** A busy machine must not fail a call (decision 43). The limits of functions exclude the waiting. */
export const patientTable = { TABLE_ATTEMPT_MS: '15000' };
