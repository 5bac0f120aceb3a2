export const refused = (parts: string) =>
  `The sample story cannot be published. Write your own over: ${parts}.`;
export const part = 'Still the sample’s. Write your own.';
export const customer = 'customer';
