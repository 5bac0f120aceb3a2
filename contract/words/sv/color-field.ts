export const picker = (label: string) => `${label}: färgväljare`;
export const reset = (label: string) => `${label}: använd standardfärgen`;
