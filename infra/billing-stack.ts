import type { Construct } from 'constructs';
import type * as z from 'zod/mini';
import type { returnEnvironment } from '#functions/billing/environment';
import type { ApiStack } from './api-stack.ts';
import { setEnvironment } from './constructs/grants.ts';
import { boundApiChanges } from './constructs/api-changes.ts';
import { addResource } from './constructs/resource-routes.ts';
import type { DataStack } from './data-stack.ts';
import { AppStack, type AppStackProps } from './app-stack.ts';
import { resourcesIn } from './resources.ts';
import type { WebStack } from './web-stack.ts';

interface BillingStackProps extends AppStackProps {
  data: DataStack;
  api: ApiStack;
  web: WebStack;
}

/** A separate stack, because Stripe returns people to the web, which depends on the API. */
export class BillingStack extends AppStack {
  constructor(scope: Construct, id: string, { data, api, web, ...props }: BillingStackProps) {
    super(scope, id, props);
    const { signedIn, originSecret } = api;
    const routed = { api: api.api, signedIn, originSecret, data };
    const environment: z.input<typeof returnEnvironment> = { WEB_ORIGIN: web.origin };
    for (const resource of resourcesIn('billing')) {
      const { fn } = addResource(this, routed, resource);
      if (resource === 'billing') setEnvironment(fn, environment);
    }
    boundApiChanges(this);
  }
}
