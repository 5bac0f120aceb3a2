import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { ResourceNotFoundError } from 'cognito-local/lib/errors.js';
import type { AppClient } from 'cognito-local/lib/services/appClient.js';
import { USER_POOL_AWS_DEFAULTS } from 'cognito-local/lib/services/cognitoService.js';
import type { Context } from 'cognito-local/lib/services/context.js';
import type { DataStore } from 'cognito-local/lib/services/dataStore/dataStore.js';
import {
  MessagesService,
  UserPoolServiceImpl,
  type CognitoService,
  type Services,
  type UserPoolService,
} from 'cognito-local/lib/services/index.js';
import { MessageDeliveryService } from 'cognito-local/lib/services/messageDelivery/messageDelivery.js';
import type { UserPool } from 'cognito-local/lib/services/userPoolService.js';
import type { Mailbox } from '../mail/mailbox.ts';
import { codeMailSender } from './code-mails.ts';
import type { PoolConfig } from './pool-config.ts';
import { InstallationTokens, readOrCreateSigningKey, type SigningKey } from './tokens.ts';
import { createTriggers, type InvokeFunction } from './triggers.ts';
import { UserStore } from './user-store.ts';

const silent = () => undefined;
const logger = { debug: silent, error: silent, info: silent, warn: silent, child: () => logger };

export const EMULATOR_CONTEXT: Context = { logger };

export interface Pool {
  config: PoolConfig;
  services: Services;
  users: UserPoolService;
  store: UserStore;
  client: AppClient;
  tokens: InstallationTokens;
  key: SigningKey;
}

export function createPool(
  config: PoolConfig,
  { dataDir, forgetful = false }: { dataDir: string; forgetful?: boolean | undefined },
  mailbox: Mailbox,
  invokeFunction: InvokeFunction,
): Pool {
  const clock = { get: () => new Date() };
  const client = appClient(config);
  const store = new UserStore(forgetful ? undefined : join(dataDir, 'users.json'));
  const users = new UserPoolServiceImpl(clientStore(client), clock, store, poolOptions(config));
  const cognito = singlePool(users, client);
  const triggers = createTriggers(config, cognito, invokeFunction);
  const key = readOrCreateSigningKey(join(dataDir, 'signing-key.pem'));
  const tokens = new InstallationTokens(triggers, key, config);
  const services: Services = {
    clock,
    cognito,
    config: { UserPoolDefaults: { UsernameAttributes: ['email'] } } as unknown as Services['config'],
    messages: new MessagesService(triggers, new MessageDeliveryService(codeMailSender(mailbox))),
    otp: () => String(randomInt(0, 1_000_000)).padStart(6, '0'),
    tokenGenerator: tokens,
    triggers,
  };
  return { config, services, users, store, client, tokens, key };
}

function poolOptions(config: PoolConfig): UserPool {
  const custom = config.customAttributes.map((name) => ({
    Name: `custom:${name}`,
    AttributeDataType: 'String',
    Mutable: true,
  }));
  return {
    ...USER_POOL_AWS_DEFAULTS,
    Id: config.poolId,
    UsernameAttributes: ['email'],
    AutoVerifiedAttributes: config.autoVerifiedAttributes,
    UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: config.verifiedBeforeUpdate },
    MfaConfiguration: config.mfaConfiguration,
    SchemaAttributes: [...(USER_POOL_AWS_DEFAULTS.SchemaAttributes ?? []), ...custom],
  };
}

function appClient({ clientId, poolId, client }: PoolConfig): AppClient {
  const now = new Date();
  return {
    ClientId: clientId,
    ClientName: 'web',
    UserPoolId: poolId,
    CreationDate: now,
    LastModifiedDate: now,
    AccessTokenValidity: client.validity.access,
    IdTokenValidity: client.validity.id,
    RefreshTokenValidity: client.validity.refresh,
    TokenValidityUnits: { AccessToken: 'seconds', IdToken: 'seconds', RefreshToken: 'seconds' },
  };
}

/** The template has one client, so there is nothing to store. */
function clientStore(client: AppClient): DataStore {
  const refuse = () => Promise.reject(new Error('The client of the pool comes from the template.'));
  return {
    get: async <T>() => ({ [client.ClientId]: client }) as T,
    getRoot: async <T>() => ({ Clients: { [client.ClientId]: client } }) as T,
    set: refuse,
    delete: refuse,
  };
}

function singlePool(users: UserPoolService, client: AppClient): CognitoService {
  const refuse = () => Promise.reject(new Error('The pool comes from the template.'));
  return {
    createUserPool: refuse,
    deleteUserPool: refuse,
    getAppClient: async (_context, id) => (id === client.ClientId ? client : null),
    getUserPool: async (_context, id) => {
      if (id !== users.options.Id) throw new ResourceNotFoundError(`User pool ${id} does not exist.`);
      return users;
    },
    getUserPoolForClientId: async (_context, id) => {
      if (id !== client.ClientId) throw new ResourceNotFoundError(`User pool client ${id} does not exist.`);
      return users;
    },
    listAppClients: async () => [client],
    listUserPools: async () => [users.options],
  };
}
