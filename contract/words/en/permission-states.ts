/** These states say what a customer allows of what a card shows on the reference page. */
export const states = {
  declined: 'Refused',
  withdrawn: 'Withdrawn',
  waiting: 'Waiting',
  ending: 'Ending',
  ended: 'Ended',
  missing: 'Not asked',
  allowed: 'Allowed',
} as const;
