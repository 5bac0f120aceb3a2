/** Imports nothing of Vitest, because journeys use it too. */
export { tokenFor } from '#tools/seed/captcha';
