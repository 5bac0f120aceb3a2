/** For failures that only we can do something about: the user's screen stays as it is. */
export function log(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console
  console.warn(`${what}:`, error);
}
