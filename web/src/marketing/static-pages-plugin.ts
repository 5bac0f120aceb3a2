import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import type { renderPage } from './render.tsx';

const renderer = fileURLToPath(new URL('render.tsx', import.meta.url));
const place = '<!--page-->';

/** Writes the public pages into their HTML files, so that they arrive complete and need no script to be read. */
export function staticPages(): Plugin {
  return {
    name: 'refdeck:static-pages',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { path }) {
        if (!html.includes(place)) return html;
        // A fresh import each time: in development the page always shows the newest source.
        const { module } = await runnerImport<{ renderPage: typeof renderPage }>(renderer, {
          configFile: false,
          plugins: [withoutStyles()],
        });
        const page = module.renderPage(path.replace(/index\.html$/, ''));
        return html.replace(place, () => page);
      },
    },
    hotUpdate({ file }) {
      if (/\/src\/(marketing|cards)\/.*\.tsx?$/.test(file))
        this.environment.hot.send({ type: 'full-reload' });
    },
  };
}

/** Markup needs no styles; the page links them itself. */
function withoutStyles(): Plugin {
  const empty = '\0empty';
  return {
    name: 'refdeck:without-styles',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('.css') ? empty : undefined),
    load: (id) => (id === empty ? '' : undefined),
  };
}
