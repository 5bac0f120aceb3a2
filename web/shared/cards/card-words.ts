import { createContext } from 'react';
import * as words from '#contract/words/en/card';
import type { Words } from '#contract/words/words-of';

/** In the language of the public page that a card stands on or is a preview for. */
export const CardWords = createContext<Words<'card'>>(words);
