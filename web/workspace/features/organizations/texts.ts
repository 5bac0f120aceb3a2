/** When the organisation that was just made, joined or followed a link to cannot be shown. */
export const arrivalTexts = {
  openFailed: 'The organization could not be opened. Please try again.',
  listFailed: 'Your organizations could not be loaded. This one will be among them in a moment.',
  unavailable: 'This organization is not available at the moment.',
} as const;
