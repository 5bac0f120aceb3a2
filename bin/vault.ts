import { App } from 'aws-cdk-lib';
import { VaultStack } from '#infra/vault-stack';
import { vaultSettings } from '#infra/stage';

const app = new App();
const { region, ...settings } = vaultSettings();
new VaultStack(app, `Refdeck-${settings.stage}-Vault`, { ...settings, env: { region } });
app.synth();
