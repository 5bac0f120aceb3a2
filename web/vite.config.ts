import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { plans } from '#contract/plans';
import { fontFile } from './plugins/font-file.ts';
import { embedFile } from './plugins/embed.ts';
import { contractCalls, schemaMaker } from './plugins/contract-calls.ts';
import { moduleImports } from './plugins/css-modules.ts';
import { markdown } from './plugins/markdown.ts';
import { sitePages } from './plugins/site.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * What every screen of the workspace loads travels in one file: many small ones compress worse and name each other.
 * Not what the public pages share with it, and not the entry itself, which its page names.
 */
const workspace = {
  name: 'workspace',
  tags: ['$initial'],
  test: /\/node_modules\/(@tanstack|react-router|lucide-react)\/|\/contract\/(permission|text)\b|virtual:contract-calls\/(organization|team|user|customer|reference|collection)|\/web\/workspace\/(app\/(?!main)|ui\/|features\/|lib\/)/,
  includeDependenciesRecursively: false,
};

/** The card and what it reads, for the workspace and its preview of the public pages. */
const card = {
  name: 'card',
  test: /\/web\/(?:shared|workspace)\/cards\/(reference-card|fitted-card|card-look|card-style|color|safe-address|parts\/|templates\/)|\/contract\/(card|card-options|choices|contrast|characters|read-card-config|reference-date|templates\/.*)\.ts/,
  includeDependenciesRecursively: false,
};

/** Small parts that most forms and lists show: a file for each would weigh more in heads than in code. */
const common = {
  name: 'common',
  test: /\/web\/workspace\/ui\/(field|text-field|form-error|use-first-touch)\.tsx?|\/lib\/use-title|\/icons\/(archive|archive-arrow-up|rotate-ccw-clock|chevron-left|circle-exclamation-point|ellipsis|eye-off|file-question-mark|triangle-exclamation-point)\./,
  includeDependenciesRecursively: false,
};

export default defineConfig({
  root: here('.'),
  base: '/',
  publicDir: here('static'),
  appType: 'mpa',
  plugins: [
    sitePages(),
    moduleImports(),
    markdown(),
    react(),
    tailwindcss(),
    contractCalls(),
    plansFile(),
    embedFile(),
    strictStyles(),
    fontPreload(),
  ],
  server: { strictPort: true, fs: { allow: [here('..')] } },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    // `/assets/*` belongs to the bucket of uploaded pictures.
    assetsDir: 'static',
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The site's pages bring their own styles and scripts; functions render the public side.
      input: [here('app.html')],
      treeshake: { manualPureFunctions: [schemaMaker] },
      output: {
        codeSplitting: { groups: [workspace, card, common] },
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.woff2')) ? fontFile : 'static/[name]-[hash][extname]',
      },
    },
  },
});

/** `/data/products.json`: the plans on offer. */
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

/** sonner writes its styles into a <style>, which our CSP refuses; app.css imports them instead. */
function strictStyles(): Plugin {
  return {
    name: 'refdeck:strict-styles',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/sonner/dist/')) return undefined;
      return { code: code.replace(/^__insertCSS\(".*$/m, ''), map: null };
    },
  };
}

/** Starts the font's download with the page instead of after its style sheet. */
function fontPreload(): Plugin {
  return {
    name: 'refdeck:font-preload',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) => name.endsWith('.woff2'));
        if (!font) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${font}` };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
