import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import rooms from '../../tools/checks/lint/rooms.mjs';

function refusal(file: string, imported: string): string | undefined {
  let found: string | undefined;
  const report = ({ message }: { message: string }) => (found = message);
  const { ImportDeclaration: check } = rooms.rules.imports.create({ filename: resolve(file), report });
  check({ source: { value: imported } });
  return found;
}

describe('the import rules', () => {
  it.each([
    ['contract/index.ts', '#functions/user/store'],
    ['functions/shared/log/log.ts', '../data/read.ts'],
    ['functions/shared/data/read.ts', '../email/outbox.ts'],
    ['functions/shared/email/outbox.ts', '../http/fitting.ts'],
    ['functions/shared/audit/record.ts', '../http/fitting.ts'],
    ['functions/shared/serve.ts', '../reference/store.ts'],
    ['functions/reference/store.ts', '../publication/surfaces.ts'],
    ['functions/publication/surfaces.ts', '../reference/create-reference.ts'],
    ['functions/customer/create-customer.ts', '../reference/create-reference.ts'],
    ['functions/customer/create-customer.ts', '../triggers/erase-users.ts'],
    ['infra/api-stack.ts', '#functions/user/store'],
    ['pages/reference-page/policy.ts', '#web/workspace/lib/log.ts'],
    ['web/shared/config.ts', '../workspace/lib/log.ts'],
    ['web/embed/element.ts', '../public/page-preview.tsx'],
    ['web/site/pages.ts', '../workspace/lib/log.ts'],
    ['web/plugins/site.ts', '../workspace/lib/log.ts'],
    ['web/workspace/app/routes.ts', '../../public/page-preview.tsx'],
    ['web/workspace/features/customers/api.ts', '../references/reference-form.ts'],
    ['web/workspace/features/customers/api.ts', '../../app/routes.ts'],
    ['web/workspace/features/customers/api.ts', '../../../public/page-preview.tsx'],
    ['web/workspace/features/branding/branding-page.tsx', '../../../public/page.tsx'],
    ['web/workspace/lib/log.ts', '../features/customers/api.ts'],
    ['web/workspace/ui/page/page.tsx', '../../app/routes.ts'],
    ['packages/local-cloud/index.ts', '#contract/index'],
    ['packages/local-cloud/index.ts', '../local-stripe/index.ts'],
    ['functions/user/store.ts', '../../contract/index.ts'],
    ['contract/index.ts', 'zod'],
    ['contract/index.ts', 'mdast-util-to-markdown'],
    ['web/workspace/lib/log.ts', 'zod'],
    ['functions/user/store.ts', 'aws-cdk-lib'],
    ['functions/user/store.ts', 'react'],
    ['web/workspace/lib/log.ts', '@aws-sdk/client-s3'],
    ['packages/local-cloud/index.ts', '@refdeck/local-stripe'],
  ])('refuse that %s imports %s', (file, imported) => {
    expect(refusal(file, imported)).toBeTruthy();
  });

  it.each([
    ['contract/index.ts', './resources/user.ts'],
    ['contract/reference/small-markdown.ts', 'mdast-util-from-markdown'],
    ['functions/reference/store.ts', '../customer/store.ts'],
    ['functions/publication/surfaces.ts', '../reference/store.ts'],
    ['functions/reference/create-reference.ts', '../publication/surfaces.ts'],
    ['functions/triggers/erase-users.ts', '../user/delete-profile.ts'],
    ['infra/api-stack.ts', '#functions/shared/data/table'],
    ['web/workspace/features/branding/branding-page.tsx', '../../../public/page-preview.tsx'],
    ['web/workspace/features/customers/api.ts', '../../lib/log.ts'],
    ['web/workspace/lib/log.ts', '../ui/page/page.tsx'],
    ['web/workspace/app/routes.ts', '../features/customers/api.ts'],
    ['packages/local-cloud/index.ts', './gateway/asset-bucket.ts'],
  ])('allow that %s imports %s', (file, imported) => {
    expect(refusal(file, imported)).toBeUndefined();
  });
});
