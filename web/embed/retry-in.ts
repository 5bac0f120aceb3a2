import { embedRetry as de } from '#contract/words/de/served';
import { embedRetry as en } from '#contract/words/en/served';
import { embedRetry as fi } from '#contract/words/fi/served';
import { embedRetry as sv } from '#contract/words/sv/served';

const words: Record<string, string> = { de, fi, sv };

/** The one text that no response can bring, because there is none. */
export const retryIn = (language: string) => words[language.slice(0, 2)] ?? en;
