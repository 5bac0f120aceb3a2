export const failed = 'Något gick fel. Försök igen.';
export const failedWithStatus = (status: number) => `Servern svarade med ett fel (${status}).`;
export const unreadable = 'Svaret från servern gick inte att läsa.';
