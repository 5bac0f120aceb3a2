import { expect, it } from 'vitest';
import { drawsElsewhere } from '#contract/reference/elsewhere';

it.each([
  ['![Quay](https://ferries.example/quay.png)', true],
  ['[![Quay](HTTP://ferries.example/quay.png)](/story)', true],
  ['![Quay \\] two](<https://ferries.example/quay.png>)', true],
  ['![Quay](/assets/quay.webp) and [a link](https://ferries.example)', false],
  ['https://ferries.example/quay.png', false],
])('a story draws a picture from another website: %s is %s', (story, drawn) => {
  expect(drawsElsewhere(story)).toBe(drawn);
});

it('a long story of open brackets is read quickly', () => {
  expect(drawsElsewhere('!['.repeat(50_000))).toBe(false);
});
