import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { exported, leftOut, listNames, lists, recordOf, schemaFiles } from '#functions/export/contents';
import { kinds, type Scope } from '#tools/restore-drill/kinds';

const all = (Object.keys(kinds) as Scope[]).flatMap((scope) => kinds[scope].map((kind) => ({ scope, kind })));
const isExported = (scope: Scope, kind: string) => exported[scope]?.includes(kind) ?? false;
const whyLeftOut = (scope: Scope, kind: string) => leftOut[scope]?.[kind] ?? leftOut[scope]?.['*'];

describe('the archive of an organization', () => {
  it.each(all)('holds $scope $kind or names why it does not', ({ scope, kind }) => {
    expect([isExported(scope, kind), whyLeftOut(scope, kind) !== undefined].filter(Boolean)).toHaveLength(1);
  });

  it('names no kind of row that does not exist', () => {
    const named = [exported, leftOut].flatMap((table) =>
      Object.entries(table).flatMap(([scope, list]) =>
        (Array.isArray(list) ? list : Object.keys(list).filter((kind) => kind !== '*')).map(
          (kind) => `${scope} ${kind}`,
        ),
      ),
    );
    expect(named.filter((name) => !all.some(({ scope, kind }) => name === `${scope} ${kind}`))).toEqual([]);
  });

  it('lets nothing through that the schema of a record does not name', () => {
    const row = {
      sk: 'SNAPSHOT#abc',
      text: '{}',
      linkHash: 'canary',
      expiresAt: 1,
      leasedUntil: 'canary',
      pk: 'ORG#canary',
    };
    expect(recordOf('snapshots', row)).toEqual({ hash: 'abc', text: '{}' });
    const fields = listNames.flatMap((name) => Object.keys(lists[name].schema.shape));
    const secret = /link|token|secret|sweep|lease|attempts|^pk$|^sk$|sha256|idempot/i;
    expect(fields.filter((field) => secret.test(field))).toEqual([]);
  });

  it('describes every file by a JSON Schema that compiles', () => {
    const ajv = new Ajv2020({ strict: false });
    for (const [, schema] of schemaFiles()) ajv.compile(schema);
    expect(schemaFiles().map(([name]) => name)).toEqual([
      ...listNames,
      'organization',
      'settings',
      'branding',
      'terms',
    ]);
  });
});
