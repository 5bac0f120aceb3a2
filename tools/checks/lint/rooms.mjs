import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';

const contract = /^contract\//;
const shared = /^functions\/shared\//;
const basics = /^functions\/shared\/(errors|log|context)\//;
const data = /^functions\/shared\/data\//;
const rows = /^functions\/[^/]+\/(store|steps|rules)\.ts$/;
const middle = /^functions\/(publication|counting|payments|form)\//;
const browser = [contract, /^web\/shared\//];
const workspace = /^web\/workspace\/(?!app\/|features\/)[^/]+\//;

/** The first rule whose `from` matches decides. A file may always import from its own room. */
const rules = [
  { from: /^(contract|packages\/[^/]+)\//, to: [] },

  { from: /^functions\/shared\/(errors|log|smoke|days)\//, to: [contract] },
  { from: /^functions\/shared\/(context|data|http|files|monitoring|edge)\//, to: [contract, basics] },
  { from: /^functions\/shared\/email\//, to: [contract, basics, data, /^functions\/shared\/files\//] },
  { from: /^functions\/shared\/(audit|security)\//, to: [contract, basics, data] },
  { from: shared, to: [contract] },
  { from: new RegExp(`${rows.source}|${middle.source}`), to: [contract, shared, rows] },
  { from: /^functions\/triggers\//, to: [contract, /^functions\//] },
  { from: /^functions\/[^/]+\//, to: [contract, shared, rows, middle] },
  {
    from: /^(infra|bin)\//,
    to: [contract, /^infra\//, /^functions\/(.*\/environment|shared\/data\/table|shared\/log\/metrics)\.ts$/],
  },
  { from: /^pages\//, to: [contract, /^functions\//, /^web\/(public|shared)\//] },

  { from: /^web\/(shared|public|embed)\//, to: browser },
  {
    from: /^web\/site\//,
    to: [
      ...browser,
      /^web\/content\//,
      /^web\/plugins\/markdown\.ts$/,
      // The landing page shows the demo's own cards.
      /^tools\/seed\//,
      /^web\/public\/page-style\.ts$/,
    ],
  },
  { from: /^web\/plugins\//, to: [...browser, /^web\/(site|embed|workspace\/app)\//] },
  { from: /^web\/workspace\/app\//, to: [...browser, /^web\/workspace\//] },
  {
    from: /^web\/workspace\/features\/branding\//,
    to: [...browser, workspace, /^web\/public\/page-preview\.tsx$/],
  },
  {
    from: /^web\/workspace\/features\/references\//,
    // It holds the preview of pages, which would weigh more in a file of its own.
    to: [...browser, workspace, /^web\/workspace\/features\/branding\/branding-page\.tsx$/],
  },
  { from: /^web\/workspace\/(features\/)?[^/]+\//, to: [...browser, workspace] },
];

const packages = [
  {
    from: contract,
    never: /^(?!zod\/mini$|mdast-util-from-markdown$)/,
    why: 'contract/ runs everywhere, so it imports zod/mini and the Markdown parser only.',
  },
  {
    from: /^(functions|web)\//,
    never: /^zod$/,
    why: 'Import zod/mini: the classic build is many times as large.',
  },
  {
    from: /^(functions|pages|packages)\//,
    never: /^(aws-cdk-lib|constructs)\b/,
    why: 'Infrastructure is made in infra/.',
  },
  { from: /^functions\//, never: /^react\b/, why: 'Pages are rendered in pages/.' },
  { from: /^web\//, never: /^@aws-sdk\//, why: 'The browser calls our API.' },
  { from: /^packages\//, never: /^@refdeck\//, why: 'Packages do not depend on each other.' },
];

const aliases = Object.entries(JSON.parse(readFileSync('package.json', 'utf8')).imports).map(
  ([name, path]) => [name.replace('*', ''), path.replace('./', '')],
);

function targetOf(file, spec) {
  const plain = spec.replace(/\?.*$/, '');
  if (plain.startsWith('.')) return join(dirname(file), plain);
  const [name, path] = aliases.find(([alias]) => plain.startsWith(alias)) ?? [];
  return name && path.replace('*', plain.slice(name.length));
}

function refusal(file, spec) {
  const target = targetOf(file, spec);
  if (target === undefined) return packages.find((one) => one.from.test(file) && one.never.test(spec))?.why;
  const rule = rules.find(({ from }) => from.test(file));
  const [own] = rule?.from.exec(file) ?? [];
  if (!rule || target.startsWith(own)) return undefined;
  if (spec.startsWith('.') && target.split('/')[0] !== file.split('/')[0])
    return 'Import another top-level folder by its # name.';
  if (rule.to.some((allowed) => allowed.test(target))) return undefined;
  return `${own} may not import ${target}: see tools/checks/lint/rooms.mjs.`;
}

const imports = {
  create(context) {
    const file = relative(process.cwd(), context.filename);
    const check = ({ source }) => {
      const why = source && typeof source.value === 'string' && refusal(file, source.value);
      if (why) context.report({ node: source, message: why });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

export default { meta: { name: 'rooms' }, rules: { imports } };
