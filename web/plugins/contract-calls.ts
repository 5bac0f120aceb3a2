import type { Plugin } from 'vite';
import { resources } from '#contract/index';
import type { Route, Routes } from '#contract/primitives/route';
import { documentRoutes } from '#contract/resources/document';
import { exportRoutes } from '#contract/resources/export';
import { formRoutes } from '#contract/resources/form';
import { importRoutes } from '#contract/resources/import';

const calls = 'virtual:contract-calls/';
const contractPath = /\/contract\/[^?]*\.ts$/;
/** The build's name for the contract's `z`: calls on it count as pure, while `z` would also match variables in libraries. */
export const schemaMaker = 'contractSchemaMaker';
/** Code of the web must not read the schemas of a route, because the calls do not contain them. */
const readsSchemas = /Routes\s*\.\s*\w+\s*\.\s*(?:body|query|params|response|errors|summary)\b/;
const routeImport = /import\s*\{([^}]*)\}\s*from\s*["']#contract\/resources\/([\w-]+)["'];?/g;

/** By the file that they are in. The routes of some files are served by the function of another. */
const tables: Record<string, Routes> = {
  ...resources,
  document: documentRoutes,
  export: exportRoutes,
  form: formRoutes,
  import: importRoutes,
};

/** Replaces routes by their calls, which have no schemas, so that pages do not load zod. */
export function contractCalls(): Plugin {
  return {
    name: 'refdeck:contract-calls',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (contractPath.test(id))
        return { code: wrapRoutes(nameSchemaMaker(code)), map: null, moduleSideEffects: false };
      if (!id.includes('/web/') || !code.includes('#contract/')) return undefined;
      if (readsSchemas.test(code))
        throw new Error(`${id} reads a schema of a route: import the schema by its own name`);
      return { code: code.replaceAll(routeImport, separateRoutes), map: null };
    },
    resolveId: {
      order: 'pre',
      handler: (source) =>
        source.startsWith(calls) ? { id: `\0${source}`, moduleSideEffects: false } : undefined,
    },
    load(id) {
      if (!id.startsWith(`\0${calls}`)) return undefined;
      const resource = id.slice(calls.length + 1);
      const table = Object.entries(tables[resource]!).map(([name, route]) => [name, callOf(route)]);
      return `export const ${resource}Routes = ${JSON.stringify(Object.fromEntries(table))};`;
    },
  };
}

/** Wraps a table of routes in a pure call, so that an unused one is dropped with its schemas. */
const wrapRoutes = (code: string): string =>
  code.replaceAll(/(export const \w+Routes = )(\{.*?^(?:\} )*\});$/gms, '$1/* @__PURE__ */ (() => ($2))();');

const nameSchemaMaker = (code: string): string =>
  code
    .replace(/import \* as z from/, `import * as ${schemaMaker} from`)
    .replaceAll(/(?<![-\w$.\\])z\.(?=[A-Za-z_])/g, `${schemaMaker}.`);

const callOf = ({ method, path, access, creates, recent, session }: Route) => ({
  method,
  path,
  access,
  creates,
  recent,
  session,
});

function separateRoutes(_statement: string, names: string, module: string): string {
  const all = names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const from = (list: string[], source: string) =>
    list.length > 0 ? `import { ${list.join(', ')} } from '${source}';` : '';
  const isRoutes = (name: string) => /^\w+Routes\b/.test(name);
  return [
    from(all.filter(isRoutes), calls + module),
    from(
      all.filter((name) => !isRoutes(name)),
      `#contract/resources/${module}`,
    ),
  ].join(' ');
}
