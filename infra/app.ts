import type { App } from 'aws-cdk-lib';
import { ApiStack } from './api-stack.ts';
import { BillingStack } from './billing-stack.ts';
import { DataStack } from './data-stack.ts';
import { WafStack } from './waf-stack.ts';
import { JobsStack } from './jobs-stack.ts';
import { MailStack } from './mail-stack.ts';
import { edgeRegion, type Stage } from './stage.ts';
import { MonitoringStack } from './monitoring-stack.ts';
import { WebStack } from './web-stack.ts';

/** Everything of one stage, in the order in which it is deployed. */
export function addStacks(app: App, stage: Stage) {
  const named = (name: string) => `Refdeck-${stage.name}-${name}`;
  const here = { stage, ...(stage.region && { env: { region: stage.region } }) };

  const { domain } = stage;
  const mail = domain && new MailStack(app, named('Mail'), { ...here, domain });
  const data = new DataStack(app, named('Data'), { ...here, mail });
  if (mail) data.addStackDependency(mail, 'The user pool sends from an address that it proves');
  const api = new ApiStack(app, named('Api'), { ...here, data });
  // The local edge has no firewall and no certificate.
  const before = { stage, env: { region: edgeRegion }, crossRegionReferences: true };
  const waf = stage.local ? undefined : new WafStack(app, named('Waf'), before);
  const web = new WebStack(app, named('Web'), { ...here, crossRegionReferences: true, data, api, waf });
  const billing = new BillingStack(app, named('Billing'), { ...here, data, api, web });
  const jobs = new JobsStack(app, named('Jobs'), { ...here, data, api, web, mail });
  const monitoring = new MonitoringStack(app, named('Monitoring'), {
    ...here,
    data,
    api,
    web,
    billing,
    jobs,
  });
  return { data, api, web, billing, jobs, monitoring, ...(waf && { waf }), ...(mail && { mail }) };
}
