import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import type { HeadRead, HeadTable } from '../workspace/app/head.ts';
import { reads, shellReads, type Read } from '../workspace/app/reads.ts';
import { shellRoutes, signedOutRoutes, type PageRoute } from '../workspace/app/routes.ts';

const entry = fileURLToPath(new URL('../workspace/app/head.ts', import.meta.url));
const modulesFile = fileURLToPath(new URL('../workspace/app/page-modules.ts', import.meta.url));
const inDevelopment = '/head.js';

type Bundle = Record<string, { type: string } | Chunk>;
interface Chunk {
  type: 'chunk';
  fileName: string;
  facadeModuleId: string | null;
  moduleIds: string[];
  imports: string[];
  viteMetadata?: { importedCss: Set<string> };
}

export function headScript(): Plugin {
  let built: { fileName: string; source: string } | undefined;
  return {
    name: 'refdeck:head-script',
    enforce: 'post',
    configureServer(server) {
      server.middlewares.use(inDevelopment, (_request, response, next) => {
        headScriptText(tableOf()).then(
          (source) => response.setHeader('content-type', 'text/javascript').end(source),
          (error: unknown) => next(error),
        );
      });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(_html, { bundle, filename }) {
        if (!filename.endsWith('app.html')) return [];
        if (!bundle) return [tag(inDevelopment)];
        const source = await headScriptText(tableOf(bundle));
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        built = { fileName: `static/head-${hash}.js`, source };
        return [tag(`/${built.fileName}`)];
      },
    },
    generateBundle() {
      if (built) this.emitFile({ type: 'asset', ...built });
    },
  };
}

const tag = (src: string): HtmlTagDescriptor => ({ tag: 'script', attrs: { src }, injectTo: 'head-prepend' });

/** In development there is no bundle, so the table names no files. */
export function tableOf(bundle: Bundle = {}): HeadTable {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
  const files: string[] = [];
  const indexOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const modules = modulesOfPages();
  const filesOf = (name: string) => {
    const module = modules.get(name);
    if (!module) throw new Error(`page-modules.ts does not import the page ${name}`);
    if (chunks.length === 0) return [];
    const page = chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (!page) throw new Error(`No file was built for the page ${name}`);
    return filesBelow(page, chunks).map((file) => indexOf(file.slice('static/'.length)));
  };
  const routesOf = (
    list: Readonly<Record<string, PageRoute>>,
    parent: string,
    readsOf: Readonly<Record<string, readonly Read[]>>,
  ) =>
    Object.entries(list).flatMap(([name, { paths }]) =>
      paths.map((path) => ({
        path: `^${(parent + path).replace(/\/$/, '').replace(/:\w+/, '([^/]+)')}/?$`,
        files: filesOf(name),
        reads: (readsOf[name] ?? []).map(callOf),
        inShell: list === shellRoutes,
      })),
    );
  return {
    routes: [...routesOf(signedOutRoutes, '', {}), ...routesOf(shellRoutes, '/app/', reads)],
    shellReads: shellReads.map(callOf),
    files,
  };
}

function modulesOfPages(): Map<string, string> {
  const lines = readFileSync(modulesFile, 'utf8').matchAll(
    /^\s*'?([\w-]+)'?: \(\) =>\s*import\('([^']+)'\)/gm,
  );
  return new Map([...lines].map(([, name = '', path = '']) => [name, resolve(dirname(modulesFile), path)]));
}

function callOf({ route, sent = {} }: Read): HeadRead {
  const rest = { ...sent };
  const path = route.path.replace(/\{(\w+)\}/, (_all, name: string) => {
    const value = rest[name]!;
    delete rest[name];
    return value;
  });
  const query = new URLSearchParams(rest).toString();
  return { url: query ? `${path}?${query}` : path, inOrganization: route.access !== 'user' };
}

/** Lists the files that a page's module needs, except those that the document loads anyway. */
function filesBelow(page: Chunk, chunks: readonly Chunk[]): string[] {
  const files = new Set<string>();
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  };
  add(page);
  const document = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('app.html'));
  for (const name of [document?.fileName, ...(document?.imports ?? [])]) if (name) files.delete(name);
  for (const css of document?.viteMetadata?.importedCss ?? []) files.delete(css);
  return [...files];
}

export async function headScriptText(table: HeadTable): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { headTable: JSON.stringify(table) },
  });
  return outputFiles[0]!.text;
}
