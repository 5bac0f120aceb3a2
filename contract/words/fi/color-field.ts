export const picker = (label: string) => `${label}: värinvalitsin`;
export const reset = (label: string) => `${label}: käytä oletusta`;
