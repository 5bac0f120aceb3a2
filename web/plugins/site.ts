import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin, type Rollup, type ViteDevServer } from 'vite';
import { siteOrigin } from '#contract/site/pages';
import type * as renderer from '../site/render.tsx';
import { classNamesOnly } from './css-modules.ts';
import { markdown } from './markdown.ts';

const web = fileURLToPath(new URL('..', import.meta.url));

export function sitePages(): Plugin {
  let site: typeof renderer | undefined;
  let dev: Promise<typeof renderer> | undefined;
  return {
    name: 'refdeck:site-pages',
    enforce: 'post',
    async config(_config, { command }) {
      if (command !== 'build') return undefined;
      site = await importRenderer();
      const input = filesOf(site).filter((path) => /\.(css|ts)$/.test(path));
      return { build: { rolldownOptions: { input: input.map((path) => join(web, path)) } } };
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').replace(/^\//, '').replace(/\?.*$/, '');
        const type = contentTypes[extname(path)];
        if (!type) return next();
        dev ??= importRenderer();
        sourceOf(dev, path, server).then((source) => {
          if (source === undefined) return next();
          const own = Buffer.isBuffer(source)
            ? source
            : source.replaceAll(siteOrigin, `http://${request.headers.host}`);
          response.setHeader('content-type', type).end(own);
        }, next);
      });
    },
    hotUpdate({ file }) {
      // The pages may import the changed file anywhere.
      dev = undefined;
      if (/\/web\/(site|shared)\/.*\.(tsx?|module\.css)$|\/content\/.*\.mdx?$/.test(file))
        this.environment.hot.send({ type: 'full-reload' });
    },
    async generateBundle(_options, bundle) {
      const { renderFile, siteFiles, drawFile, drawnFiles } = site!;
      const addresses = builtFiles(bundle);
      // The pages already contain the class names.
      for (const [name, file] of Object.entries(bundle))
        if (file.type === 'chunk' && file.facadeModuleId?.endsWith('.css')) delete bundle[name];
      for (const path of filesOf(site!).filter((one) => !addresses.has(one))) {
        const source = await readFile(join(web, path));
        addresses.set(path, this.getFileName(this.emitFile({ type: 'asset', name: basename(path), source })));
      }
      for (const fileName of siteFiles()) {
        const source = renderFile(fileName, (path) => `/${addresses.get(path)}`)!;
        this.emitFile({ type: 'asset', fileName, source });
      }
      for (const fileName of drawnFiles())
        this.emitFile({ type: 'asset', fileName, source: await drawFile(fileName)! });
    },
  };
}

const contentTypes: Record<string, string> = {
  '.html': 'text/html',
  '.xml': 'application/xml',
  '.txt': 'text/plain',
  '.png': 'image/png',
};

async function sourceOf(
  dev: Promise<typeof renderer>,
  path: string,
  server: ViteDevServer,
): Promise<string | Buffer | undefined> {
  const { renderFile, drawFile } = await dev;
  if (path.endsWith('.png')) return await drawFile(path);
  const file = renderFile(path, (source) =>
    source.startsWith('../') ? `/@fs${join(web, source)}` : `/${source}`,
  );
  return file !== undefined && path.endsWith('.html')
    ? await server.transformIndexHtml(`/${path}`, file)
    : file;
}

function filesOf({ renderFile, siteFiles }: typeof renderer): string[] {
  const requested = new Set<string>();
  for (const file of siteFiles()) renderFile(file, (path) => (requested.add(path), path));
  return [...requested];
}

export async function importRenderer(): Promise<typeof renderer> {
  const plugins = [classNamesOnly(), markdown()];
  return (await runnerImport<typeof renderer>(join(web, 'site/render.tsx'), { configFile: false, plugins }))
    .module;
}

function builtFiles(bundle: Rollup.OutputBundle): Map<string, string> {
  return new Map(
    Object.values(bundle).flatMap((file): [string, string][] =>
      file.type === 'chunk'
        ? file.facadeModuleId?.startsWith(web) && !file.facadeModuleId.endsWith('.css')
          ? [[file.facadeModuleId.slice(web.length), file.fileName]]
          : []
        : file.originalFileNames.map((name) => [name.replace(/^(\.\.\/)+/, ''), file.fileName]),
    ),
  );
}
