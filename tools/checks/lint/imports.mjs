import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import { divided, packages, rooms } from './rooms.mjs';

const root = process.cwd();
const aliases = Object.entries(JSON.parse(readFileSync('package.json', 'utf8')).imports).map(
  ([name, path]) => [name.replace('*', ''), path.replace('./', '')],
);
const folders = Object.keys(rooms).toSorted((one, other) => other.length - one.length);

/** The path in the repository that an import names; undefined for a package. */
function targetOf(file, spec) {
  const plain = spec.replace(/\?.*$/, '');
  if (plain.startsWith('.')) return join(dirname(file), plain);
  const [name, path] = aliases.find(([alias]) => plain.startsWith(alias)) ?? [];
  return name && path.replace('*', plain.slice(name.length));
}

/** The folder that is a file's own room. */
function roomOf(file, folder) {
  const within = divided.find((one) => file.startsWith(one) && folder.length <= one.length);
  return within ? file.slice(0, file.indexOf('/', within.length) + 1) : folder;
}

const fits = (target, allowed) =>
  allowed instanceof RegExp
    ? allowed.test(target)
    : target === allowed || (allowed.endsWith('/') && target.startsWith(allowed));

function refusal(file, spec) {
  const target = targetOf(file, spec);
  if (target === undefined) return packages.find((one) => one.in.test(file) && one.never.test(spec))?.why;
  const folder = folders.find((one) => file.startsWith(one));
  if (!folder || target.startsWith(roomOf(file, folder))) return undefined;
  if (spec.startsWith('.') && target.split('/')[0] !== file.split('/')[0])
    return 'Another top-level folder is imported by its # name.';
  if (rooms[folder].some((allowed) => fits(target, allowed))) return undefined;
  return `${folder} may not import ${target}: see tools/checks/lint/rooms.mjs.`;
}

const rule = {
  create(context) {
    const file = relative(root, context.filename);
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

export default { meta: { name: 'rooms' }, rules: { imports: rule } };
