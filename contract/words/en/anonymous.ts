export const leftOut = (names: string) => `Names the customer, so it is left out without the name: ${names}.`;
export const down = (names: string) => `Names the customer, so nothing is shown without the name: ${names}.`;
