import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** Top-level folders; a word in backticks that begins with one is meant as a path. */
const folders = [
  'bin',
  'contract',
  'docs',
  'functions',
  'infra',
  'packages',
  'pages',
  'tests',
  'tools',
  'web',
];

function citedPaths(text: string): string[] {
  return [...text.matchAll(/`([\w./-]+)`/g)]
    .map(([, word]) => word!)
    .filter((word) => folders.some((folder) => word.startsWith(`${folder}/`)));
}

describe('the documents', () => {
  it.each(documents)('%s cites only paths that exist', (document) => {
    const missing = citedPaths(readFileSync(document, 'utf8')).filter((path) => !existsSync(path));
    expect(missing).toEqual([]);
  });

  it('cite paths at all, or the check above proves nothing', () => {
    expect(
      documents.flatMap((document) => citedPaths(readFileSync(document, 'utf8'))).length,
    ).toBeGreaterThan(10);
  });
});
