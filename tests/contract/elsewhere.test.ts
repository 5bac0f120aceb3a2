import { expect, it } from 'vitest';
import { picturesElsewhere, withCopies } from '#contract/reference/elsewhere';

const quay = 'https://ferries.example/quay.png';

it.each([
  [`![Quay](${quay})`, [quay]],
  ['[![Quay](HTTP://ferries.example/quay.png)](/story)', ['HTTP://ferries.example/quay.png']],
  [`![Quay \\] two](<${quay}>) ![again](${quay} "title")`, [quay]],
  ['![Quay](/assets/quay.webp) and [a link](https://ferries.example)', []],
  [quay, []],
])('a story draws pictures from other websites: %s draws %s', (story, drawn) => {
  expect(picturesElsewhere(story)).toEqual(drawn);
});

it('a story gets copies of its pictures, and keeps its words and links', () => {
  const story = `![Quay](${quay} "by night") at [the quay](${quay}), ${quay}, ![Sea](https://sea.example/a.png)`;
  expect(withCopies(story, new Map([[quay, '/assets/o/a/640.webp']]))).toBe(
    `![Quay](/assets/o/a/640.webp "by night") at [the quay](${quay}), ${quay}, ![Sea](https://sea.example/a.png)`,
  );
});

it('a long story of open brackets is read quickly', () => {
  expect(picturesElsewhere('!['.repeat(50_000))).toEqual([]);
});
