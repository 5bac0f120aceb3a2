import { App } from 'aws-cdk-lib';
import { addStacks } from '#infra/app';
import { stageNamed } from '#infra/stage';

const app = new App();
const stage = stageNamed(process.env.REFDECK_STAGE ?? 'dev');
addStacks(app, stage);
// Loaded only where it runs: `npm start` waits for neither.
if (!stage.local) (await import('#infra/checks')).addChecks(app);
app.synth();
