import type { App } from 'aws-cdk-lib';
import { ApiStack } from './api-stack.ts';
import { BackupStack } from './backup-stack.ts';
import { BillingStack } from './billing-stack.ts';
import { DataStack } from './data-stack.ts';
import { WafStack } from './waf-stack.ts';
import { JobsStack } from './jobs-stack.ts';
import { MailStack } from './mail-stack.ts';
import { edgeRegion } from './regions.ts';
import type { Stage } from './stage.ts';
import { MonitoringStack } from './monitoring-stack.ts';
import { WebStack } from './web-stack.ts';

/** Stacks are in the order of their deployment. */
export function addStacks(app: App, stage: Stage) {
  const named = (name: string) => `Refdeck-${stage.name}-${name}`;
  const { account } = stage;
  const env = (region: string) => ({ region, ...(account && { account }) });
  const here = { stage, ...(stage.region && { env: env(stage.region) }) };

  const { domain, backupVault } = stage;
  const mail = domain && new MailStack(app, named('Mail'), { ...here, domain });
  const data = new DataStack(app, named('Data'), { ...here, mail });
  if (mail) data.addStackDependency(mail, 'The user pool sends from an address that it proves');
  const backup = backupVault && new BackupStack(app, named('Backup'), { ...here, data, vault: backupVault });
  const api = new ApiStack(app, named('Api'), { ...here, data });
  const before = {
    stage,
    // The stacks of all regions share one region here, so their names must differ.
    stackName: `${named('Waf')}-${stage.region}`,
    env: env(edgeRegion),
  };
  // CloudFormation rejects an empty stack.
  const needsWaf = stage.firewall || domain || stage.alarmEmail;
  const waf = needsWaf ? new WafStack(app, named('Waf'), before) : undefined;
  const web = new WebStack(app, named('Web'), { ...here, data, api, waf });
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
  const optional = { ...(waf && { waf }), ...(mail && { mail }), ...(backup && { backup }) };
  return { data, api, web, billing, jobs, monitoring, ...optional };
}
