import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { workspacePage, type Language } from '#contract/words/languages';
import type { Weight } from './weight.ts';

const folder = join('dist', 'web');
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const weigh = (path: string): [string, number] => [path, gzipSync(read(path), { level: 9 }).length / 1_000];

/** Weighs the scripts that a path needs at its start, by the build of a language: its document's and those of the table in the head. */
export function weighBuilt(language: Language): (path: string) => Weight {
  const documented = [...read(workspacePage(language)).matchAll(/(?:src|href)="(\/static\/[^"]+\.js)"/g)];
  const always = documented.map(([, path]) => path!);
  const head = read(always.find((path) => path.includes('/head-'))!);
  const names = JSON.parse(/files:(\["[^\]]+\])/.exec(head)![1]!) as string[];
  const routes = [...head.matchAll(/\{path:"(.+?)",files:(\[[\d,]*\])/g)].map(([, path, files]) => ({
    path: new RegExp(path!),
    files: (JSON.parse(files!) as number[]).map((index) => `/static/${names[index]!}`),
  }));
  return (path) => {
    const { pathname } = new URL(path, 'https://refdeck.example');
    const route = routes.find((one) => one.path.test(pathname))!;
    const files = new Set([...always, ...route.files].filter((file) => file.endsWith('.js')));
    const byFile = [...files].map(weigh);
    return { total: byFile.reduce((sum, [, size]) => sum + size, 0), byFile };
  };
}
