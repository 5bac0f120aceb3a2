import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { all, synthesiseProd } from './templates.ts';

const uploads = () =>
  all(synthesiseProd().web, 'Custom::CDKBucketDeployment').map(
    ({ Properties }) =>
      Properties as {
        Prune: boolean | string;
        DestinationBucketKeyPrefix?: string;
        SystemMetadata: { 'cache-control': string };
        SourceObjectKeys: string[];
      },
  );

it('a deployment of the web leaves the files of earlier versions where open tabs look for them', () => {
  expect(uploads()).toHaveLength(3);
  for (const { Prune } of uploads()) expect(String(Prune)).toBe('false');
});

it('browsers ask for a page each time, and keep for a year only what is named by its content', () => {
  const kept = uploads().map(
    ({ DestinationBucketKeyPrefix: prefix = '', SystemMetadata }) =>
      `/${prefix}: ${SystemMetadata['cache-control']}`,
  );
  expect(kept.toSorted()).toEqual([
    '/: public, max-age=0, s-maxage=86400, must-revalidate',
    '/: public, max-age=600',
    '/static: public, max-age=31536000, immutable',
  ]);
  // The workspace names its files by their content; were one of them called the same in each version, it would never be fetched again.
  const page = readFileSync(join('dist', 'web', 'app.html'), 'utf8');
  const scripts = [...page.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(([, path]) => path);
  expect(scripts).toEqual([expect.stringMatching(/^\/static\/[\w-]+-[\w-]{8}\.js$/)]);
});
