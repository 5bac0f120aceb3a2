import type { Output, Route, Sent } from '#contract/primitives/route';
import type { RefdeckCloud } from '#tools/start/cloud';
import { buildRequest } from '#web/shared/api-request.ts';

export interface DemoPerson {
  email: string;
  password: string;
  name: string;
}

export type Call = <R extends Route>(route: R, sent: Sent<R>) => Promise<Output<R>>;

export async function signIn(cloud: RefdeckCloud, person: DemoPerson): Promise<string> {
  const tokens = await cloud.signIn(person.email, person.password).catch(async () => {
    await cloud.createUser(person);
    return cloud.signIn(person.email, person.password);
  });
  return tokens.accessToken;
}

export function caller(cloud: RefdeckCloud, token: string, organizationId?: string): Call {
  return async <R extends Route>(route: R, sent: Sent<R>) => {
    const { url, init } = buildRequest(route, sent, { token, organizationId });
    const response = await fetch(cloud.origin + url, init);
    const body = await response.text();
    if (!response.ok)
      throw new Error(`Seed: ${route.method} ${route.path} answered ${response.status} ${body}`);
    return JSON.parse(body) as Output<R>;
  };
}
