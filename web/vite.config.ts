import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { plans } from '#contract/plans';
import { fontFile } from './plugins/font-file.ts';
import { embedFile } from './plugins/embed.ts';
import { headScript } from './plugins/head-script.ts';
import { contractCalls, schemaMaker } from './plugins/contract-calls.ts';
import { moduleImports } from './plugins/css-modules.ts';
import { markdown } from './plugins/markdown.ts';
import { sitePages } from './plugins/site.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * What pages share, in few files that each change as seldom as what is in them. The rest is a page's or a dialog's own, and so is
 * a library that only some of them need.
 */
const chunk = (name: string, ...tests: RegExp[]) => ({
  name,
  test: (id: string) => tests.some((test) => test.test(id)),
  includeDependenciesRecursively: false,
});
const chunks = [
  chunk('libraries', /\/node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/[\w-]+|clsx|idb-keyval)\//),
  chunk(
    'form',
    /\/node_modules\/react-hook-form\/|\/web\/workspace\/(record-editor\/(?!conflict-dialog)|files\/(picture-field|use-pictures)|ui\/(tag|month)-field)/,
  ),
  chunk(
    'schema',
    /\/node_modules\/zod\/|\/contract\/(schema|page|reference|customer|organization|card-config|error|collection|contact|captcha)\.ts/,
  ),
  chunk(
    'chart',
    /\/node_modules\/(@visx|d3-|classnames)|\/web\/workspace\/(insights\/|ui\/explained|lib\/download)|\/web\/shared\/(analytics\/|format\/measures)/,
  ),
  chunk('cards', /\/web\/(shared|workspace)\/cards\/(?!safe-address|logo-plate|config)/),
  // With how each reference stands and who was asked, which the dashboard and the list of permissions read: both load this.
  chunk(
    'list',
    /\/contract\/permission-state|\/web\/workspace\/(ui\/(data-table|pager|search-field)|lib\/(use-address-filters|paging)|permissions\/(overview|approvals|asks))/,
  ),
  chunk(
    'markdown',
    /\/node_modules\/(mdast-util-(from-markdown|to-string)|micromark|decode-|character-entities|unist-util-stringify)|\/web\/shared\/small-markdown/,
  ),
  chunk(
    'rich-text',
    /\/node_modules\/(prosemirror-|orderedmap|rope-sequence|w3c-keyname|mdast-util-|unist-util-|longest-streak|zwitch|lucide-react\/dist\/esm\/icons\/(heading-[23]|bold|letter-b|italic|list-ordered|text-quote|link)\.)|\/web\/workspace\/rich-text\/(?!load-|rich-text-field)/,
  ),
  chunk('captcha', /\/node_modules\/altcha-lib|\/web\/(workspace\/lib\/captcha|shared\/proof-of-work)/),
  chunk('analytics', /\/web\/workspace\/features\/analytics\//),
  chunk('auth', /\/web\/workspace\/(features\/auth\/(?!.*-(page|dialog)|sign-in-again)|lib\/auth-message)/),
  chunk(
    'collections',
    /\/web\/workspace\/features\/collections\/(api|texts|visibility-note|use-cards|collection-form)/,
  ),
  chunk('customer-editor', /\/web\/workspace\/features\/customers\/customer-(editor|fields|kind)/),
  chunk('customers', /\/web\/workspace\/features\/customers\/(api|texts|customer-(logo|loader|form))/),
  chunk(
    'permissions',
    /\/contract\/permission-|\/web\/workspace\/permissions\/(?!check-list|ask-many|where-used|mail-preview|contact-picker|evidence-field|field-|.*-dialog)/,
  ),
  chunk(
    'settings',
    /\/web\/workspace\/(ui\/color-field|cards\/config\/range-field)\.|\/contract\/palettes\./,
  ),
  chunk(
    'help',
    /\/web\/(workspace\/features\/help\/(?!search|texts|contact)|shared\/help\/article)|\/content\/help\/.*frontmatter/,
  ),
  chunk(
    'shell',
    /vite\/preload-helper|\/node_modules\/lucide-react\/|virtual:contract-calls|\/contract\/(roles|retention|text|plain-text|limits|product|choices|embed|reference-date|reference-fields|captions|card-subjects|search-text|characters|contrast|card|card-options|read-card-config|templates|file-rules)\.ts|\/web\/(app\.html|shared\/(cards\/(safe-address|logo-plate)|styles\/|format\/file-size|api-request|config|public-address|role-names)|workspace\/(rich-text\/load-|app\/(?!palette\/(?!palette-))|ui\/(?!menu-popup|explained|month-|tag-|sheet|color-field|code-sample)|lib\/(?!auth\.|payment|download)|features\/(organizations\/(organization-(provider|switcher)|switching|arrival|rules)|help\/texts|references\/(texts|words-in-use|cached-references)\.)|files\/(use-file-drop|choose-files|texts|file-)))/,
  ),
];

/** Built twice, so that workspace and site share no file: neither then loads anything for the sake of the other. */
export default defineConfig(({ command, mode }) => {
  const site = command === 'build' && mode === 'site';
  const workspace = command === 'build' && !site;
  return {
    root: here('.'),
    base: '/',
    publicDir: here('static'),
    appType: 'mpa',
    plugins: [
      workspace ? undefined : sitePages(),
      workspace ? undefined : moduleImports(),
      markdown(),
      react(),
      tailwindcss(),
      contractCalls(),
      ...(site ? [] : [plansFile(), embedFile()]),
      leanRouter(),
      fontPreload(),
      headScript(),
    ],
    server: { strictPort: true, fs: { allow: [here('..')] } },
    build: {
      outDir: here('../dist/web'),
      emptyOutDir: workspace,
      // `/assets/*` belongs to the bucket of uploaded pictures.
      assetsDir: 'static',
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // The site's pages bring their own styles and scripts; functions render the public side.
        input: workspace ? [here('app.html')] : [],
        treeshake: { manualPureFunctions: [schemaMaker] },
        output: {
          codeSplitting: workspace ? { groups: chunks } : true,
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.woff2')) ? fontFile : 'static/[name]-[hash][extname]',
        },
      },
    },
  };
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

/** Lets the build leave out what the app does not use of React Router: its forwarded refs and their names look like effects. */
function leanRouter(): Plugin {
  return {
    name: 'refdeck:lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\// },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
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
