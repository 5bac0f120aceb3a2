import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const fontPackage = '@fontsource-variable/geist';
const { resolve } = createRequire(import.meta.url);
const { version } = JSON.parse(readFileSync(resolve(`${fontPackage}/package.json`), 'utf8')) as {
  version: string;
};

/** The name depends on the font's version only, so that all builds share one cached file. */
export const fontFile = `static/geist-latin-${version}.woff2`;
