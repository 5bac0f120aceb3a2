import { App } from 'aws-cdk-lib';
import { addStacks } from '#infra/app';
import { stageNamed } from '#infra/stage';

const app = new App();
addStacks(app, stageNamed(process.env.REFDECK_STAGE ?? 'dev'));
app.synth();
