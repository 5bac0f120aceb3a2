import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preprocessCSS, type CSSOptions, type Plugin, type ResolvedConfig } from 'vite';

const web = fileURLToPath(new URL('..', import.meta.url));

const css: CSSOptions = {
  modules: { generateScopedName: (name, file) => scopedName(name, relative(web, file)) },
};

/** Returns four characters that depend on file and class only, so that markup and style sheet agree. */
export function scopedName(name: string, file: string): string {
  const hash = createHash('sha256').update(`${file} ${name}`).digest().readUInt32BE();
  const rest = Math.floor(hash / 26) % 36 ** 3;
  return String.fromCharCode(97 + (hash % 26)) + rest.toString(36).padStart(3, '0');
}

/** Compiles the modules that a plain sheet imports; Vite would not give their classes these names. */
export function moduleImports(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'refdeck:module-imports',
    enforce: 'pre',
    config: () => ({ css }),
    configResolved: (resolved) => void (config = resolved),
    async transform(code, id) {
      const sheet = id.replace(/\?.*$/, '');
      if (!isPlain(sheet)) return undefined;
      let compiled = code;
      for (const [line, path] of code.matchAll(/^@import '(.+\.module\.css)';$/gm)) {
        const file = join(dirname(sheet), path!);
        this.addWatchFile(file);
        const source = await readFile(file, 'utf8');
        const { code: own } = await preprocessCSS(source, file, config);
        compiled = compiled.replace(line, () => own);
      }
      return compiled === code ? undefined : { code: compiled, map: null };
    },
  };
}

/** Loads modules as class names without styles, for rendering markup. */
export function classNamesOnly(): Plugin {
  const [before, after] = ['\0', '.names'];
  let config: ResolvedConfig;
  return {
    name: 'refdeck:class-names-only',
    enforce: 'pre',
    config: () => ({ css }),
    configResolved: (resolved) => void (config = resolved),
    resolveId: (id, importer) =>
      id.endsWith('.css') ? before + join(dirname(importer!), id) + after : undefined,
    async load(id) {
      if (!id.endsWith(after)) return undefined;
      const file = id.slice(before.length, -after.length);
      if (isPlain(file)) return '';
      const { modules } = await preprocessCSS(await readFile(file, 'utf8'), file, config);
      return `export default ${JSON.stringify(modules)}`;
    },
  };
}

const isPlain = (file: string) => file.endsWith('.css') && !file.endsWith('.module.css');
