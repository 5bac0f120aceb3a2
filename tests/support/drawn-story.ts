import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StoryMarkdown } from '#web/public/story-markdown.tsx';

export const drawnStory = (text: string, organizationId: string): string =>
  renderToStaticMarkup(createElement(StoryMarkdown, { text, organizationId }));
