import type { Language } from '#contract/words/languages';
import { chunks } from './chunks.ts';

/** Icons that one page or dialog shows stay in its file. */
const iconsOfOnePage = [
  'arrow-down-to-line',
  'arrow-up-to-line',
  'circle',
  'clipboard-check',
  'code-xml',
  'eraser',
  'file-check-corner',
  'file-diff',
  'file-input',
  'file-pen',
  'file-spreadsheet',
  'file-up',
  'folder',
  'folder-open',
  'folder-plus',
  'folder-x',
  'inbox',
  'info',
  'landmark',
  'languages',
  'layers',
  'loader-circle',
  'message-circle-question-mark',
  'paperclip',
  'pipette',
  'qr-code',
  'sliders-horizontal',
  'sparkles',
  'sun-moon',
  'user-minus',
];

const iconFiles = (names: readonly string[]) => names.map((one) => `/lucide-react/dist/esm/icons/${one}.`);
const within = (folder: string, names: readonly string[]) => names.map((one) => `/${folder}/${one}`);

/** Words that previews of public pages load in the language of the page. */
const previewed = /\/contract\/words\/(\w+)\/(card|page|story)\.ts$/;

/** The groups of Rolldown's `codeSplitting` for the build of a language. */
export const chunkGroups = (language: Language) =>
  Object.entries(chunks).map(
    ([name, { packages = [], icons = [], contract = [], words = [], web = [], except = [], made }]) => {
      const taken = [
        ...within('node_modules', packages),
        ...iconFiles(icons),
        ...within('contract', contract).map((one) => `${one}.ts`),
        ...within('web', web),
      ];
      const left = [...within('web', except), ...iconFiles(iconsOfOnePage)];
      const inWords = new RegExp(`/contract/words/\\w+/(${words.join('|')})\\.ts$`);
      const isElsewhere = (id: string) => !['en', language].includes(previewed.exec(id)?.[1] ?? 'en');
      return {
        name,
        test: (id: string) =>
          made?.test(id) ||
          (inWords.test(id) && !isElsewhere(id)) ||
          (taken.some((one) => id.includes(one)) && !left.some((one) => id.includes(one))),
        includeDependenciesRecursively: false,
      };
    },
  );
