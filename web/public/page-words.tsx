import { createContext } from 'react';
import * as page from '#contract/words/en/page';
import * as story from '#contract/words/en/story';
import type { Words } from '#contract/words/words-of';

/** They are in the language of the page, as the words of its cards are. */
export const PageWords = createContext<Words<'page'>>(page);
export const StoryWords = createContext<Words<'story'>>(story);
