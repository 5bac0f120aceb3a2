export const leftOut = (names: string) =>
  `Nämner kunden och utelämnas därför när namnet inte visas: ${names}.`;
export const down = (names: string) => `Nämner kunden, så utan namnet visas ingenting: ${names}.`;
