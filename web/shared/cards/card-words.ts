import { createContext } from 'react';
import * as words from '#contract/words/en/card';
import type { Words } from '#contract/words/words-of';

/** English in a workspace of any language, because a card there is a preview of the one on public pages. */
export const CardWords = createContext<Words<'card'>>(words);
