import { join } from 'node:path';
import { startDynamoDb } from '@refdeck/local-cloud/dynamodb/engine';
import { S3_CREDENTIALS } from '@refdeck/local-cloud/s3/engine';
import { assertUnused, lockDataDir, dataDirFromEnvironment, isDataDir } from '../start/data-dir.mjs';
import { Refusal } from './operator.ts';

export async function openLocalData(): Promise<{ stop(): Promise<void> }> {
  const dataDir = dataDirFromEnvironment();
  if (!isDataDir(dataDir)) throw new Refusal(`There is no data in ${dataDir} yet: run npm start once.`);
  await assertUnused(dataDir).catch((error: Error) => {
    throw new Refusal(`${error.message} Stop it first.`);
  });
  const engine = await startDynamoDb({
    dataDir: join(dataDir, 'dynamodb'),
    onCrash: (error) => {
      throw error;
    },
  });
  const release = await lockDataDir(dataDir, Number(new URL(engine.endpoint).port));
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: S3_CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: S3_CREDENTIALS.secretAccessKey,
  });
  return {
    stop: async () => {
      release();
      await engine.stop();
    },
  };
}
