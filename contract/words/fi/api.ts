export const failed = 'Jokin meni vikaan. Yritä uudelleen.';
export const failedWithStatus = (status: number) => `Palvelin vastasi virheellä (${status}).`;
export const unreadable = 'Palvelimen vastausta ei voitu lukea.';
