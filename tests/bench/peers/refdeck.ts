import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Amplify } from 'aws-amplify';
import { fetchAuthSession, signIn } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { controlOf } from '@refdeck/local-stripe/control';
import { billingRoutes } from '#contract/resources/billing';
import { customerRoutes } from '#contract/resources/customer';
import { organizationRoutes } from '#contract/resources/organization';
import { plans, maxCards } from '#contract/rules/plans';
import { referenceRoutes } from '#contract/resources/reference';
import type { Output, Route, Sent } from '#contract/primitives/route';
import { readDemo } from '#tools/start/demo';
import { buildRequest } from '#web/shared/api-request.ts';
import { until } from '../patience.ts';
import type { Api, Call, Peer, PeerRecord } from './peer.ts';

const path = referenceRoutes.createReference.path;

/** Ours, with `npm start`: timed in a clone of the last commit, measured as it is here. */
export const refdeck: Peer = {
  name: 'Refdeck',
  install: (directory) => [
    {
      command: 'git',
      args: ['clone', '--quiet', process.cwd(), directory],
      directory: process.cwd(),
      log: `${directory}.log`,
    },
  ],
  launch: (directory, data, port) => ({
    command: 'npm',
    args: ['start'],
    directory,
    environment: { PORT: String(port), REFDECK_DATA: join(data, 'data') },
    log: join(data, 'log'),
  }),
  here: process.cwd(),
  health: '/__local/health',
  enter: async (origin, data) => {
    // The gateway is up before the demo is there, and its person with it.
    const patience = AbortSignal.timeout(120_000);
    await until(async () => readDemo(join(data, 'data')) !== undefined, patience);
    const token = await tokenOf(origin, readDemo(join(data, 'data'))!);
    const call = callerAt(origin, token);
    const { organizationId } = await call(organizationRoutes.createOrganization, {
      name: 'Peers',
      email: 'demo@birchline.example',
    });
    await raisePlan(origin, (route, sent) => call(route, sent, organizationId));
    const { id } = await call(
      customerRoutes.createCustomer,
      { name: 'Tarn & Ridge', status: 'Active' },
      organizationId,
    );
    return apiOf(
      { authorization: `Bearer ${token}`, 'x-organization-id': organizationId },
      organizationId,
      id,
    );
  },
  files: (directory) => [
    join(directory, 'node_modules'),
    // DynamoDB Local needs it.
    dirname(dirname(realpathSync(execFileSync('which', ['java'], { encoding: 'utf8' }).trim()))),
  ],
};

function apiOf(headers: Record<string, string>, organizationId: string, customerId: string): Api {
  const bodyOf = ({ title: name, description, tags }: PeerRecord) => ({
    name,
    status: 'Published',
    templateId: 'standard',
    tags,
    attributes: { customerId, description },
  });
  const read = (address: string): Call => ({ method: 'GET', path: address, headers });
  return {
    create: (record) => ({ method: 'PUT', path, headers, body: bodyOf(record) }),
    idOf: (created) => (JSON.parse(created) as { id: string }).id,
    update: (id, record) => ({ method: 'POST', path, headers, body: { id, ...bodyOf(record) } }),
    read: (id) => read(`${path}/${id}`),
    list: () => read(`${path}?limit=100`),
    publicList: () => ({ method: 'GET', path: `/reference-page/${organizationId}/embed.json` }),
  };
}

/** As the web signs in, so that nothing but `npm start` is needed. */
async function tokenOf(
  origin: string,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const config = (await (await fetch(`${origin}/config/config.json`)).json()) as Record<string, string>;
  const { userPoolId, userPoolClientId, userPoolEndpoint } = config;
  Amplify.configure({
    Auth: { Cognito: { userPoolId: userPoolId!, userPoolClientId: userPoolClientId!, userPoolEndpoint } },
  });
  const items = new Map<string, string>();
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void items.set(key, value),
    getItem: async (key) => items.get(key) ?? null,
    removeItem: async (key) => void items.delete(key),
    clear: async () => items.clear(),
  });
  await signIn({ username: email, password });
  return (await fetchAuthSession()).tokens!.accessToken.toString();
}

type Caller = <R extends Route>(route: R, sent: Sent<R>, organizationId?: string) => Promise<Output<R>>;

function callerAt(origin: string, token: string): Caller {
  return async <R extends Route>(route: R, sent: Sent<R>, organizationId?: string) => {
    const { url, init } = buildRequest(route, sent, { token, organizationId });
    const response = await fetch(origin + url, init);
    if (!response.ok) throw new Error(`${route.path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Output<R>;
  };
}

/** The largest plan, bought at the local Stripe: the free one has no room for a hundred references. */
async function raisePlan(origin: string, call: Caller): Promise<void> {
  const largest = plans.toSorted((one, other) => maxCards(other) - maxCards(one))[0]!;
  const { url } = await call(billingRoutes.openCheckout, { priceId: largest.prices[0]!.id });
  const config = (await (await fetch(`${origin}/config/config.json`)).json()) as { paymentOrigin: string };
  await controlOf(config.paymentOrigin).pay({ session: url });
  const isThere = async () => (await call(billingRoutes.getBilling, {})).usage.limit >= maxCards(largest);
  await until(isThere, AbortSignal.timeout(30_000));
}
