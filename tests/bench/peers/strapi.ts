import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Peer, PeerRecord } from './peer.ts';

const version = '5.54.0';
const secret = 'of nothing that anybody else could reach';

/** As `create-strapi-app` writes it, with its own packages in versions that are fixed here: it asks for some questions answered. */
const files: Record<string, string | object> = {
  'package.json': {
    private: true,
    dependencies: {
      '@strapi/strapi': version,
      '@strapi/plugin-users-permissions': version,
      'better-sqlite3': '12.8.0',
      react: '18.3.1',
      'react-dom': '18.3.1',
      'react-router-dom': '6.30.6',
      'styled-components': '6.6.0',
    },
  },
  'config/server.js': `module.exports = ({ env }) => ({ host: '127.0.0.1', port: env.int('PORT'), app: { keys: ['${secret}'] } });`,
  'config/admin.js': `module.exports = () => ({
    auth: { secret: '${secret}' }, apiToken: { salt: '${secret}' }, transfer: { token: { salt: '${secret}' } },
  });`,
  'config/database.js': `module.exports = ({ env }) => ({
    connection: { client: 'sqlite', connection: { filename: env('DATABASE_FILENAME') }, useNullAsDefault: true },
  });`,
  'config/plugins.js': `module.exports = () => ({ 'users-permissions': { config: { jwtSecret: '${secret}' } } });`,
  'config/middlewares.js': `module.exports = ['strapi::logger', 'strapi::errors', 'strapi::security', 'strapi::cors', 'strapi::poweredBy',
    'strapi::query', 'strapi::body', 'strapi::session', 'strapi::favicon', 'strapi::public'];`,
  // Its own drafts would write each published record twice: a choice is lighter.
  'src/api/reference/content-types/reference/schema.json': {
    kind: 'collectionType',
    collectionName: 'references',
    info: { singularName: 'reference', pluralName: 'references', displayName: 'Reference' },
    options: { draftAndPublish: false },
    attributes: {
      title: { type: 'string', required: true },
      customer: { type: 'string' },
      description: { type: 'text' },
      tags: { type: 'json' },
      status: { type: 'enumeration', enum: ['Draft', 'Published', 'Archived'] },
    },
  },
  ...Object.fromEntries(
    Object.entries({ routes: 'Router', controllers: 'Controller', services: 'Service' }).map(
      ([folder, kind]) => [
        `src/api/reference/${folder}/reference.js`,
        `module.exports = require('@strapi/strapi').factories.createCore${kind}('api::reference.reference');`,
      ],
    ),
  ),
  // What a person would click together in its settings: visitors may list, and a token may do everything.
  'src/index.js': `module.exports = {
    async bootstrap({ strapi }) {
      const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'public' } });
      await strapi.db.query('plugin::users-permissions.permission')
        .create({ data: { action: 'api::reference.reference.find', role: role.id } });
      const { accessKey } = await strapi.service('admin::api-token')
        .create({ name: 'bench', description: '', type: 'full-access', lifespan: null });
      require('node:fs').writeFileSync(process.env.TOKEN_FILE, accessKey);
    },
  };`,
  'public/uploads/.gitkeep': '',
};

const environment = { NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' };
const path = '/api/references';
const dataOf = ({ ...record }: PeerRecord) => ({ data: { ...record, status: 'Published' } });

export const strapi: Peer = {
  name: `Strapi ${version}`,
  install: (directory) => {
    const log = join(directory, 'install.log');
    return [
      () => writeFiles(directory, files),
      { command: 'npm', args: ['install', '--no-audit', '--no-fund'], directory, log },
      { command: 'npx', args: ['strapi', 'build'], directory, environment, log },
    ];
  },
  launch: (directory, data, port) => ({
    command: 'npx',
    args: ['strapi', 'start'],
    directory,
    environment: {
      ...environment,
      PORT: String(port),
      DATABASE_FILENAME: join(data, 'data.db'),
      TOKEN_FILE: join(data, 'token'),
    },
    log: join(data, 'log'),
  }),
  health: '/_health',
  enter: async (_origin, data) => {
    const headers = { authorization: `Bearer ${readFileSync(join(data, 'token'), 'utf8')}` };
    return {
      create: (record) => ({ method: 'POST', path, headers, body: dataOf(record) }),
      idOf: (created) => (JSON.parse(created) as { data: { documentId: string } }).data.documentId,
      update: (id, record) => ({ method: 'PUT', path: `${path}/${id}`, headers, body: dataOf(record) }),
      read: (id) => ({ method: 'GET', path: `${path}/${id}`, headers }),
      list: () => ({ method: 'GET', path: `${path}?pagination[pageSize]=100`, headers }),
      publicList: () => ({
        method: 'GET',
        path: `${path}?pagination[pageSize]=24&filters[status][$eq]=Published`,
      }),
    };
  },
  files: (directory) => [directory],
};

export function writeFiles(directory: string, contents: Record<string, string | object>): void {
  for (const [name, content] of Object.entries(contents)) {
    const file = join(directory, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  }
}
