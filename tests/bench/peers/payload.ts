import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Api, Peer, PeerRecord } from './peer.ts';
import { writeFiles } from './strapi.ts';

const version = '3.90.2';

/** As `create-payload-app` writes it, which needs a terminal: the admin screens, the API, SQLite in a file. */
const files: Record<string, string | object> = {
  'package.json': {
    private: true,
    type: 'module',
    dependencies: {
      payload: version,
      '@payloadcms/next': version,
      '@payloadcms/db-sqlite': version,
      '@payloadcms/ui': version,
      graphql: '16.15.0',
      next: '16.4.6',
      react: '19.3.1',
      'react-dom': '19.3.1',
    },
    devDependencies: { typescript: '5.9.3', '@types/react': '19.3.0', '@types/node': '20.19.43' },
  },
  'next.config.mjs': `import { withPayload } from '@payloadcms/next/withPayload';
    export default withPayload({ typescript: { ignoreBuildErrors: true } });`,
  'tsconfig.json': {
    compilerOptions: {
      target: 'ES2022',
      lib: ['DOM', 'ES2022'],
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      esModuleInterop: true,
      skipLibCheck: true,
      noEmit: true,
      allowJs: true,
      resolveJsonModule: true,
      isolatedModules: true,
      paths: { '@payload-config': ['./src/payload.config.ts'] },
    },
    include: ['**/*.ts', '**/*.tsx'],
    exclude: ['node_modules'],
  },
  'src/payload.config.ts': `import { sqliteAdapter } from '@payloadcms/db-sqlite';
    import { buildConfig } from 'payload';
    const signedIn = ({ req }) => Boolean(req.user);
    export default buildConfig({
      secret: 'of nothing that anybody else could reach',
      telemetry: false,
      admin: { user: 'users' },
      collections: [
        { slug: 'users', auth: { useAPIKey: true }, fields: [] },
        {
          slug: 'references',
          access: {
            read: ({ req }) => (req.user ? true : { status: { equals: 'Published' } }),
            create: signedIn, update: signedIn, delete: signedIn,
          },
          fields: [
            { name: 'title', type: 'text', required: true },
            { name: 'customer', type: 'text' },
            { name: 'description', type: 'textarea' },
            { name: 'tags', type: 'json' },
            { name: 'status', type: 'select', options: ['Draft', 'Published', 'Archived'] },
          ],
        },
      ],
      db: sqliteAdapter({ client: { url: process.env.DATABASE_URL } }),
    });`,
  'src/app/(payload)/layout.tsx': `import config from '@payload-config';
    import '@payloadcms/next/css';
    import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
    import { importMap } from './admin/importMap.js';
    const serverFunction = async (args) => {
      'use server';
      return handleServerFunctions({ ...args, config, importMap });
    };
    export default ({ children }) =>
      <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>{children}</RootLayout>;`,
  'src/app/(payload)/admin/importMap.js': 'export const importMap = {};',
  'src/app/(payload)/admin/[[...segments]]/page.tsx': `import config from '@payload-config';
    import { RootPage, generatePageMetadata } from '@payloadcms/next/views';
    import { importMap } from '../importMap';
    export const generateMetadata = ({ params, searchParams }) => generatePageMetadata({ config, params, searchParams });
    export default ({ params, searchParams }) => RootPage({ config, params, searchParams, importMap });`,
  'src/app/(payload)/api/[...slug]/route.ts': `import config from '@payload-config';
    import { REST_DELETE, REST_GET, REST_PATCH, REST_POST } from '@payloadcms/next/routes';
    export const GET = REST_GET(config);
    export const POST = REST_POST(config);
    export const DELETE = REST_DELETE(config);
    export const PATCH = REST_PATCH(config);`,
};

const environment = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
const path = '/api/references';
const empty = (directory: string) => join(directory, 'empty.db');
const bodyOf = (record: PeerRecord) => ({ ...record, status: 'Published' });

export const payload: Peer = {
  name: `Payload ${version}`,
  install: (directory) => {
    const log = join(directory, 'install.log');
    const inIt = {
      directory,
      log,
      environment: { ...environment, DATABASE_URL: `file:${empty(directory)}` },
    };
    return [
      () => writeFiles(directory, files),
      // Its types and its bundler are packages of development.
      { command: 'npm', args: ['install', '--no-audit', '--no-fund', '--include=dev'], directory, log },
      { command: 'npx', args: ['payload', 'migrate:create', 'first'], ...inIt },
      { command: 'npx', args: ['payload', 'migrate'], ...inIt },
      { command: 'npx', args: ['next', 'build'], ...inIt },
    ];
  },
  launch: (directory, data, port) => {
    copyFileSync(empty(directory), join(data, 'data.db'));
    return {
      command: 'npx',
      args: ['next', 'start', '-H', '127.0.0.1', '-p', String(port)],
      directory,
      environment: { ...environment, DATABASE_URL: `file:${join(data, 'data.db')}` },
      log: join(data, 'log'),
    };
  },
  health: '/api/access',
  enter: async (origin) => {
    const credentials = { email: 'bench@example.com', password: 'a long enough password' };
    const { token, user } = (await post(`${origin}/api/users/first-register`, credentials)) as {
      token: string;
      user: { id: number };
    };
    const apiKey = 'of-nothing-that-anybody-else-could-reach';
    await post(`${origin}/api/users/${user.id}`, { enableAPIKey: true, apiKey }, 'PATCH', token);
    return apiWith({ authorization: `users API-Key ${apiKey}` });
  },
  files: (directory) => [directory],
};

const apiWith = (headers: Record<string, string>): Api => ({
  create: (record) => ({ method: 'POST', path, headers, body: bodyOf(record) }),
  idOf: (created) => String((JSON.parse(created) as { doc: { id: number } }).doc.id),
  update: (id, record) => ({ method: 'PATCH', path: `${path}/${id}`, headers, body: bodyOf(record) }),
  read: (id) => ({ method: 'GET', path: `${path}/${id}`, headers }),
  list: () => ({ method: 'GET', path: `${path}?limit=100`, headers }),
  publicList: () => ({ method: 'GET', path: `${path}?limit=24` }),
});

async function post(address: string, body: object, method = 'POST', token?: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }) };
  const response = await fetch(address, { method, headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  return response.json();
}
