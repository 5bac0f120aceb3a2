/** These states say what a customer allows of what a card shows on the reference page. */
export const states = {
  declined: 'Nekat',
  withdrawn: 'Återkallat',
  waiting: 'Väntar',
  ending: 'Går ut snart',
  ended: 'Har gått ut',
  missing: 'Inte frågat',
  allowed: 'Tillåtet',
} as const;
