import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { unpackBundles } from '../bench/bundles.ts';

const formatters = [
  'Collator',
  'DateTimeFormat',
  'DisplayNames',
  'ListFormat',
  'NumberFormat',
  'PluralRules',
  'Segmenter',
];

/** Loads each bundle and returns those that create a formatter while loading. */
const script = `
  const made = [];
  for (const name of ${JSON.stringify(formatters)})
    Intl[name] = new Proxy(Intl[name], {
      construct: (...args) => (made.push(name), Reflect.construct(...args)),
      apply: (...args) => (made.push(name), Reflect.apply(...args)),
    });
  const found = {};
  for (const file of process.argv.slice(1)) {
    const { handler } = require(file);
    found[file] = [typeof handler, ...made.splice(0)];
  }
  console.log(JSON.stringify(found));`;

// The first formatter of a language loads data for 10 to 20 ms, in every cold start (contract/primitives/once.ts).
it('no function creates an Intl formatter while it starts', () => {
  const { directory, names, remove } = unpackBundles();
  try {
    const files = names.map((name) => join(directory, name, 'index.js'));
    const env = { ...process.env, AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' };
    const output = execFileSync(process.execPath, ['-e', script, ...files], { env, encoding: 'utf8' });
    expect(JSON.parse(output)).toEqual(Object.fromEntries(files.map((file) => [file, ['function']])));
    expect(names.length).toBeGreaterThan(30);
  } finally {
    remove();
  }
});
