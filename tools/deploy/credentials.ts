import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

/** Fails before minutes of building. The SDK and CDK look for credentials in the same places. */
export async function ensureCredentials(): Promise<void> {
  try {
    await new SecretsManagerClient({ region: 'eu-central-1' }).config.credentials();
  } catch (error) {
    throw new Error(
      `No AWS credentials: ${(error as Error).message}.\n` +
        'Sign in first (aws sso login, then AWS_PROFILE=<profile>; or aws configure): docs/operations/deploy.md, "Before you begin".',
      { cause: error },
    );
  }
}
