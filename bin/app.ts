import { App } from 'aws-cdk-lib';
import { ApiStack } from '#infra/api-stack';
import { BillingStack } from '#infra/billing-stack';
import { DataStack } from '#infra/data-stack';
import { JobsStack } from '#infra/jobs-stack';
import { stageNamed } from '#infra/stage';
import { WatchStack } from '#infra/watch-stack';
import { WebStack } from '#infra/web-stack';

const app = new App();
const stage = stageNamed(process.env.REFDECK_STAGE ?? 'dev');
const name = (stack: string) => `Refdeck-${stage.name}-${stack}`;

const data = new DataStack(app, name('Data'), { stage });
const api = new ApiStack(app, name('Api'), { data });
const web = new WebStack(app, name('Web'), { stage, data, api });
const billing = new BillingStack(app, name('Billing'), { data, api, web });
const jobs = new JobsStack(app, name('Jobs'), { stage, data, web });
new WatchStack(app, name('Watch'), { data, api, billing, jobs });
app.synth();
