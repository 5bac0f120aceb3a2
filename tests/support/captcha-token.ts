/** Imports nothing of Vitest: journeys need it too. */
export { tokenFor } from '#tools/seed/captcha';
