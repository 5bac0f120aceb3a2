export const picker = (label: string) => `${label}: picker`;
export const reset = (label: string) => `${label}: use the default`;
