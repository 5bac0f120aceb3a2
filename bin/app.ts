import { App } from 'aws-cdk-lib';
import { addStacks } from '#infra/app';
import { addChecks } from '#infra/checks';
import { stageNamed } from '#infra/stage';

const app = new App();
const stage = stageNamed(process.env.REFDECK_STAGE ?? 'dev');
addStacks(app, stage);
if (!stage.local) addChecks(app);
app.synth();
