import { App } from 'aws-cdk-lib';
import { addStacks } from '#infra/app';
import { stageNamed } from '#infra/stage';

const app = new App();
const stage = stageNamed(process.env.REFDECK_STAGE ?? 'dev');
addStacks(app, stage);
// The import is dynamic so that `npm start` does not wait for it.
if (!stage.local) (await import('#infra/checks')).addChecks(app);
app.synth();
