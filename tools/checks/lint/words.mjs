import { relative } from 'node:path/posix';

/** Folders whose texts are all in contract/words. Add one as soon as it is done. */
const done =
  /^(web\/(public|shared\/(analytics|cards\/parts|format)|workspace\/(app|insights|lib|ui|features\/(analytics|assets|auth|billing|customers|dashboard|help|organizations|profile|team|templates)))|pages\/(reference-page|social-image))\/(?!.*(texts|page-style|proof-[a-z]+)\.tsx?$)/;

/** Names of attributes and properties that hold a text to read. */
const readable =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|alt|badge|cancel|description|hint|keywords|label|message|note|placeholder|required|save|text|title|.+(Label|Title|Hint|Note))$/;

const notes = new Set(['useTitle', 'notify.success', 'notify.error']);

const letter = /\p{L}/u;

/** The literals that an expression may result in. */
function literalsIn(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' && letter.test(node.value) ? [node] : [];
    case 'TemplateLiteral':
      return node.quasis.some(({ value }) => letter.test(value.raw)) ? [node] : [];
    case 'ConditionalExpression':
      return [...literalsIn(node.consequent), ...literalsIn(node.alternate)];
    case 'LogicalExpression':
      return [...literalsIn(node.left), ...literalsIn(node.right)];
    case 'JSXExpressionContainer':
      return literalsIn(node.expression);
    case 'AssignmentPattern':
      return literalsIn(node.right);
    default:
      return [];
  }
}

const nameOf = (node) =>
  node.type === 'MemberExpression'
    ? `${nameOf(node.object)}.${nameOf(node.property)}`
    : (node.name ?? node.value);

const inline = {
  create(context) {
    if (!done.test(relative(process.cwd(), context.filename))) return {};
    const refuse = (nodes) => {
      for (const node of nodes)
        context.report({ node, message: 'Texts come from contract/words: see tools/checks/lint/words.mjs.' });
    };
    const children = ({ children: shown }) => {
      refuse(shown.filter(({ type, value }) => type === 'JSXText' && letter.test(value)));
      refuse(shown.filter(({ type }) => type === 'JSXExpressionContainer').flatMap(literalsIn));
    };
    return {
      JSXElement: children,
      JSXFragment: children,
      JSXAttribute: ({ name, value }) => readable.test(nameOf(name)) && refuse(literalsIn(value)),
      Property: ({ key, value }) => readable.test(nameOf(key)) && refuse(literalsIn(value)),
      CallExpression: ({ callee, arguments: given }) =>
        notes.has(nameOf(callee)) && refuse(given.flatMap(literalsIn)),
    };
  },
};

export default { meta: { name: 'words' }, rules: { inline } };
