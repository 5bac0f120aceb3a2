import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { templates } from '#contract/cards/templates';
import { TemplatePreview } from '#web/workspace/cards/template-preview.tsx';

it.each(templates.map(({ id }) => id))('the miniature of %s has no lazy pictures', (templateId) => {
  const markup = renderToStaticMarkup(<TemplatePreview templateId={templateId} />);
  expect(markup).not.toContain('loading="lazy"');
});
