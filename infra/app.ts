import type { App } from 'aws-cdk-lib';
import { ApiStack } from './api-stack.ts';
import { BillingStack } from './billing-stack.ts';
import { DataStack } from './data-stack.ts';
import { JobsStack } from './jobs-stack.ts';
import type { Stage } from './stage.ts';
import { WatchStack } from './watch-stack.ts';
import { WebStack } from './web-stack.ts';

/** Everything of one stage, in the order in which it is deployed. */
export function addStacks(app: App, stage: Stage) {
  const named = (name: string) => `Refdeck-${stage.name}-${name}`;
  const here = { stage, ...(stage.region && { env: { region: stage.region } }) };

  const data = new DataStack(app, named('Data'), here);
  const api = new ApiStack(app, named('Api'), { ...here, data });
  const web = new WebStack(app, named('Web'), { ...here, data, api });
  const billing = new BillingStack(app, named('Billing'), { ...here, data, api, web });
  const jobs = new JobsStack(app, named('Jobs'), { ...here, data, web });
  const watch = new WatchStack(app, named('Watch'), { ...here, data, api, web, billing, jobs });
  return { data, api, web, billing, jobs, watch };
}
