import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import type { HeadRoute } from '../workspace/app/head.ts';
import {
  shellReads,
  shellRoutes,
  signedOutRoutes,
  type PageRoute,
  type Read,
} from '../workspace/app/routes.ts';

const entry = fileURLToPath(new URL('../workspace/app/head.ts', import.meta.url));
const features = fileURLToPath(new URL('../workspace/features/', import.meta.url));
const inDevelopment = '/head.js';

type Bundle = Record<string, { type: string } | Chunk>;
interface Chunk {
  type: 'chunk';
  fileName: string;
  facadeModuleId: string | null;
  imports: string[];
  viteMetadata?: { importedCss: Set<string> };
}

/** The workspace's first script, which knows of each page its files and its calls: `head.ts` with the routes filled in. */
export function headScript(): Plugin {
  let built: { fileName: string; source: string } | undefined;
  return {
    name: 'refdeck:head-script',
    enforce: 'post',
    configureServer(server) {
      server.middlewares.use(inDevelopment, (_request, response, next) => {
        headScriptText(routesOf()).then(
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
        const source = await headScriptText(routesOf(bundle as unknown as Bundle));
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

/** What is known of each page; without a bundle nothing of its files. */
export function routesOf(bundle: Bundle = {}): HeadRoute[] {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
  const filesOf = ({ module }: PageRoute) => {
    const page = chunks.find(({ facadeModuleId }) => facadeModuleId === `${features}${module}-page.tsx`);
    return page ? filesBelow(page, chunks) : [];
  };
  const routes = (list: readonly PageRoute[], parent: string, shared: readonly Read[]): HeadRoute[] =>
    list.flatMap((route) =>
      route.paths.map((path) => ({
        path: `^${(parent + path).replace(/\/$/, '').replace(/:\w+/, '([^/]+)')}/?$`,
        files: filesOf(route),
        reads: [...shared, ...route.reads].map(callOf),
      })),
    );
  return [...routes(signedOutRoutes, '', []), ...routes(shellRoutes, '/app/', shellReads)];
}

function callOf({ route, sent = {} }: Read): HeadRoute['reads'][number] {
  const rest = { ...sent };
  const path = route.path.replace(/\{(\w+)\}/, (_all, name: string) => {
    const value = rest[name]!;
    delete rest[name];
    return value;
  });
  const query = new URLSearchParams(rest).toString();
  return { url: query ? `${path}?${query}` : path, inOrganization: route.access !== 'user' };
}

/** Everything that has to be there before the page's module runs, except what the document loads by itself. */
function filesBelow(page: Chunk, chunks: readonly Chunk[]): string[] {
  const files = new Set<string>();
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || files.has(`/${chunk.fileName}`)) return;
    files.add(`/${chunk.fileName}`);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(`/${css}`);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  };
  add(page);
  const document = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('app.html'));
  for (const name of [document?.fileName, ...(document?.imports ?? [])]) files.delete(`/${name}`);
  for (const css of document?.viteMetadata?.importedCss ?? []) files.delete(`/${css}`);
  return [...files];
}

export async function headScriptText(routes: readonly HeadRoute[]): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { headRoutes: JSON.stringify(routes) },
  });
  return outputFiles[0]!.text;
}
