/** These states say what a customer allows of what a card shows on the reference page. */
export const states = {
  declined: 'Kielletty',
  withdrawn: 'Peruttu',
  waiting: 'Odottaa',
  ending: 'Päättymässä',
  ended: 'Päättynyt',
  missing: 'Ei kysytty',
  allowed: 'Sallittu',
} as const;
