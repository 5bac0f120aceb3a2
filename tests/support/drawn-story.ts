import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StoryMarkdown } from '#web/public/story-markdown.tsx';

/** What visitors get of a story in small Markdown. */
export const drawnStory = (text: string, organizationId: string): string =>
  renderToStaticMarkup(createElement(StoryMarkdown, { text, organizationId }));
