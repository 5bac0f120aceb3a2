import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const maker = fileURLToPath(new URL('pseudo-text.ts', import.meta.url));
const exported = /^export (const|function) (\w+)/gm;

/** Makes a language for tests of English, at build. The code of the language is a fact, so it stays. */
export function pseudoWords(): Plugin {
  return {
    name: 'refdeck:pseudo-words',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\/contract\/words\/en\/[\w-]+\.ts$/, exclude: /\/language\.ts$/ } },
      handler(code) {
        const names = [...code.matchAll(exported)].map(([, , name]) => name!);
        return {
          code: [
            `import { pseudo as pseudoOf } from ${JSON.stringify(maker)};`,
            code.replaceAll(exported, '$1 $2'),
            ...names.map((name) => `const pseudo_${name} = /* @__PURE__ */ pseudoOf(${name});`),
            `export { ${names.map((name) => `pseudo_${name} as ${name}`).join(', ')} };`,
          ].join('\n'),
          map: null,
        };
      },
    },
  };
}
