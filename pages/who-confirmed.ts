import type { Words } from '#contract/words/words-of';

/** One line about who confirmed: a person who may be named, and the mail domain that the link went to. */
export function whoConfirmed(
  { name, jobTitle, domain }: Partial<Record<'name' | 'jobTitle' | 'domain', string | undefined>>,
  words: Words<'proof'>,
): string {
  const who = [name, jobTitle, domain && words.reached(domain)].filter(Boolean).join(', ');
  return who.charAt(0).toUpperCase() + who.slice(1);
}
