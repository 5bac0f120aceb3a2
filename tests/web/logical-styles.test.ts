import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folders = ['web/workspace', 'web/shared', 'web/public', 'web/embed', 'pages'];
// Satori, which draws social images, knows no logical properties.
const drawn = /^web\/shared\/social\//;

const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => /\.(css|tsx?)$/.test(file) && !drawn.test(file)),
);

const property =
  /(?<=^|[\s;{])(?:(?:margin|padding|scroll-margin|scroll-padding)-(?:left|right)|border-(?:(?:top|bottom)-)?(?:left|right)(?:-[a-z]+)*|left|right|(?:text-align|float|clear):\s*(?:left|right))(?=\s*[:;])/g;
const utility =
  /(?<=["'`\s:!-])(?:(?:m|p|scroll-m|scroll-p)[lr]-(?:\[|\d|auto|px)|(?:left|right)-(?:\[|\d|auto|px|full)|(?:text|float|clear)-(?:left|right)(?=["'`\s])|(?:border|rounded)-(?:l|r|tl|tr|bl|br)(?=["'`\s-]))\S*/g;

const physicalIn = (file: string): string[] => {
  const pattern = file.endsWith('.css') ? property : utility;
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) =>
    [...line.matchAll(pattern)].map(([found]) => `${file}:${index + 1}: ${found}`),
  );
};

it('styles name sides by the direction of reading, so that a mirrored language fits', () => {
  expect(files.length).toBeGreaterThan(400);
  expect(files.flatMap(physicalIn)).toEqual([]);
});

it.each([
  ['margin-left: 4px;', property],
  ['  left: 0;', property],
  ['text-align: right;', property],
  ['border-top-left-radius: 2px;', property],
  ['className="-ml-2 flex"', utility],
  ["'sm:pr-[3px]'", utility],
  ["'max-lg:left-1/2'", utility],
  ['className="text-left"', utility],
  ['className="rounded-tl-lg"', utility],
])('%s counts as a physical side', (source, pattern) => {
  expect(source.match(pattern)).not.toBeNull();
});
