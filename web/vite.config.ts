import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { plans } from '#contract/rules/plans';
import { isLanguage } from '#contract/words/languages';
import { chunkGroups } from './chunk-groups.ts';
import { embedFile } from './plugins/embed.ts';
import { headScript } from './plugins/head-script.ts';
import { preloadedFonts } from './shared/typefaces/typeface-styles.ts';
import { contractCalls, schemaMaker } from './plugins/contract-calls.ts';
import { moduleImports } from './plugins/css-modules.ts';
import { markdown } from './plugins/markdown.ts';
import { noCircles } from './plugins/no-circles.ts';
import { sitePages } from './plugins/site.ts';
import { pseudoWords } from './plugins/pseudo-words.ts';
import { typefaceSheets } from './plugins/typefaces.ts';
import { words } from './plugins/words.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Built once for each language of the workspace (the mode names it), and once for the site: neither then loads anything for the sake of the other. */
export default defineConfig(({ command, mode }) => {
  const site = command === 'build' && mode === 'site';
  const workspace = command === 'build' && !site;
  const pseudo = mode === 'pseudo';
  const language = isLanguage(mode) ? mode : 'en';
  return {
    root: here('.'),
    base: '/',
    publicDir: here('static'),
    appType: 'mpa',
    resolve: { alias: { jszip: here('workspace/features/documents/word-archive.ts') } },
    plugins: [
      words(language),
      pseudo ? pseudoWords() : undefined,
      workspace ? undefined : sitePages(),
      workspace ? undefined : moduleImports(),
      typefaceSheets(),
      markdown(),
      react(),
      tailwindcss(),
      contractCalls(),
      ...(site ? [] : [plansFile(), embedFile()]),
      leanRouter(),
      packedAtOnce(),
      fontPreload(),
      headScript(),
      // The file with all words shares a circle with the schemas, which starts in a good order.
      pseudo ? undefined : noCircles(),
    ],
    server: { strictPort: true, fs: { allow: [here('..')] } },
    build: {
      outDir: here(pseudo ? '../dist/pseudo' : '../dist/web'),
      emptyOutDir: workspace && language === 'en',
      // `/assets/*` belongs to the bucket of uploaded pictures.
      assetsDir: 'static',
      target: 'es2022',
      modulePreload: {
        polyfill: false,
        // `head.ts` preloads the files that a page's code imports; a second list would add 2 kB.
        resolveDependencies: (_file, imported, { hostId, hostType }) =>
          hostType === 'js' && /\/app-[\w-]+\.js$/.test(`/${hostId}`) ? [] : imported,
      },
      rolldownOptions: {
        // The site's pages bring their own styles and scripts; functions render the public side.
        input: workspace ? [here('app.html')] : [],
        treeshake: { manualPureFunctions: [schemaMaker] },
        // A text then stands where it is shown, and a page loads only its own.
        optimization: { inlineConst: { mode: 'all' } },
        output: {
          codeSplitting: workspace
            ? { groups: [...(pseudo ? [allWords] : []), ...chunkGroups(language)] }
            : true,
          assetFileNames: 'static/[name]-[hash][extname]',
        },
      },
    },
  };
});

/** Words that are computed, as in the language for tests, need what they are computed from in the same file. */
const allWords = {
  name: 'words',
  test: (id: string) => /\/contract\/|\/pseudo-text\./.test(id),
  includeDependenciesRecursively: false,
};

function plansFile(): Plugin {
  const fileName = 'data/products.json';
  const source = () => JSON.stringify(plans);
  return {
    name: 'refdeck:plans-file',
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'application/json').end(source());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: source() });
    },
  };
}

/** Lets the build drop forwarded refs and error pages of React Router, which the app does not use but which look like effects. */
function leanRouter(): Plugin {
  return {
    name: 'refdeck:lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\// },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1')
          .replace(
            'return dataRouterState && (match.route.ErrorBoundary',
            'return false && (match.route.ErrorBoundary',
          )
          .replace('RenderErrorBoundary.contextType = RSCRouterContext;', ''),
        map: null,
      }),
    },
  };
}

/** A large workbook would be packed in a worker, which the policy of the pages does not allow. */
function packedAtOnce(): Plugin {
  return {
    name: 'refdeck:packed-at-once',
    transform: {
      filter: { id: /\/write-excel-file\/modules\/zip\/zipToArrayBuffer\.js/ },
      handler: (code) => ({
        code: code
          .replace('import { zip }', 'import { zipSync }')
          .replace(
            'zip(files, function (error, archive)',
            '((files, done) => done(null, zipSync(files)))(files, function (error, archive)',
          ),
        map: null,
      }),
    },
  };
}

/** Starts the font's download with the page instead of after its style sheet, but not before the code: until it is there, one of the same measures is shown. */
function fontPreload(): Plugin {
  return {
    name: 'refdeck:font-preload',
    transformIndexHtml: {
      order: 'post',
      handler() {
        const attrs = {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          crossorigin: true,
          fetchpriority: 'low',
          href: preloadedFonts()[0],
        };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
