import { Duration } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type * as z from 'zod/mini';
import type { returnEnvironment } from '#functions/billing/environment';
import { scopes } from '#functions/shared/data/table';
import type { ApiStack } from './api-stack.ts';
import { reserved } from './concurrency.ts';
import { setEnvironment } from './constructs/grants.ts';
import { boundApiChanges } from './constructs/api-changes.ts';
import { AppFunction } from './constructs/app-function.ts';
import { addResourceRoutes } from './constructs/resource-routes.ts';
import type { DataStack } from './data-stack.ts';
import { AppStack, type AppStackProps } from './app-stack.ts';
import type { WebStack } from './web-stack.ts';

interface BillingStackProps extends AppStackProps {
  data: DataStack;
  api: ApiStack;
  web: WebStack;
}

/** The resources that are served here rather than in the API's own stack. */
export const billingResources = ['billing', 'webhook'] as const;

/**
 * The functions that call Stripe. They have their own stack because Stripe sends people back to the web's
 * address, and the web depends on the API.
 */
export class BillingStack extends AppStack {
  constructor(scope: Construct, id: string, { data, api, web, ...props }: BillingStackProps) {
    super(scope, id, props);
    const billing = new AppFunction(this, 'Billing', {
      bundle: 'billing',
      description: 'Answers the billing routes of the contract',
      errorImpact: 'Owners cannot see their plan and invoices, or change them',
      // Several calls to Stripe, one after the other.
      timeout: Duration.seconds(28),
    });
    const own = [scopes.organization, scopes.audit, scopes.stripe];
    data.table.grantReadWriteWithin(billing, own, [scopes.user]);
    const environment: z.input<typeof returnEnvironment> = { WEB_ORIGIN: web.origin };
    setEnvironment(billing, environment);

    const webhook = new AppFunction(this, 'Webhook', {
      bundle: 'webhook',
      description: 'Hears from Stripe that a subscription has changed',
      errorImpact: 'Payments and cancellations take effect late',
      reservedConcurrency: reserved.webhook,
    });
    data.table.grantReadWriteWithin(webhook, [scopes.organization, scopes.audit, scopes.stripe]);

    for (const fn of [billing, webhook]) data.stripe.grantUse(fn);
    addResourceRoutes(this, api, 'billing', billing);
    addResourceRoutes(this, api, 'webhook', webhook);
    boundApiChanges(this);
  }
}
