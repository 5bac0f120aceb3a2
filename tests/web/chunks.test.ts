import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { chunks } from '#web/chunks.ts';
import { circleIn } from '#web/plugins/no-circles.ts';

const files = execFileSync('git', ['ls-files', 'contract', 'web'], { encoding: 'utf8' }).split('\n');

describe('the files that pages share', () => {
  it.each(Object.entries(chunks))(
    '%s names only modules that exist',
    (_name, { contract, words, web, except }) => {
      const named = [
        ...(contract ?? []).map((path) => `contract/${path}.ts`),
        ...(words ?? []).map((area) => `contract/words/en/${area}.ts`),
        ...[...(web ?? []), ...(except ?? [])].map((path) => `web/${path}`),
      ];
      expect(named.filter((path) => !files.some((file) => file.startsWith(path)))).toEqual([]);
    },
  );
});

it('a circle of imports stops the build and is named, while shared imports do not', () => {
  const imports = { app: ['schema', 'form'], form: ['schema'], schema: ['libraries'], libraries: [] };
  expect(circleIn(new Map(Object.entries(imports)))).toBeUndefined();
  const circular = { ...imports, libraries: ['form'] };
  expect(circleIn(new Map(Object.entries(circular)))).toEqual(['schema', 'libraries', 'form', 'schema']);
});
