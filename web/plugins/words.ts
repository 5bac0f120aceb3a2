import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { workspacePage, type Language } from '#contract/words/languages';

const folder = fileURLToPath(new URL('../../contract/words', import.meta.url));

/** Builds the workspace with the words of one language, as a document of its own. */
export function words(language: Language): Plugin {
  return {
    name: 'refdeck:words',
    enforce: 'pre',
    resolveId: (id) =>
      id.startsWith('#words/') ? `${folder}/${language}/${id.slice('#words/'.length)}.ts` : undefined,
    transformIndexHtml: (html) => html.replace('<html lang="en">', `<html lang="${language}">`),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['app.html'];
        const fileName = workspacePage(language).slice(1);
        if (page?.type !== 'asset' || fileName === page.fileName) return;
        delete bundle[page.fileName];
        this.emitFile({ type: 'asset', fileName, source: page.source });
      },
    },
  };
}
