import { expect, it } from 'vitest';
import { gapsOf, sentenceOf } from '#web/workspace/features/references/editor/publishing/left-out.tsx';

it('names parts left out by place, and tells refused ones from others', () => {
  const onWeb = (subject: 'logo' | 'quote' | 'images', state: 'declined' | 'withdrawn' | 'not asked') =>
    (['reference-page', 'website'] as const).map((channel) => ({ subject, channel, state }));
  const parts = [
    ...onWeb('logo', 'declined'),
    ...onWeb('images', 'withdrawn'),
    ...onWeb('quote', 'not asked').slice(1),
  ];
  expect(gapsOf(parts).map(sentenceOf)).toEqual([
    'Left out on the reference page and on websites: logo and images, which the customer refused.',
    'Left out on websites: quote, which the customer has not allowed.',
  ]);
});
