import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const fontPackage = '@fontsource-variable/geist';
const { resolve } = createRequire(import.meta.url);
const { version } = JSON.parse(readFileSync(resolve(`${fontPackage}/package.json`), 'utf8')) as {
  version: string;
};

/** The one font file of the site, by its version: every build names it alike, so that a visitor loads it once. */
export const fontFile = `static/geist-latin-${version}.woff2`;
