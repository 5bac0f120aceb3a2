import { App } from 'aws-cdk-lib';
import { PipelineStack } from '#infra/pipeline-stack';
import { pipelineSettings } from '#infra/stage';

const app = new App();
const { region, regions, ...settings } = pipelineSettings();
new PipelineStack(app, 'Refdeck-Pipeline', { ...settings, regions, env: { region } });
app.synth();
