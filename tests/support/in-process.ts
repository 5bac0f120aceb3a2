import { inject } from 'vitest';

/** Lets functions run inside the test, on the engines behind the gateway. To be called before the first of them runs. */
export function runInProcess(): void {
  const { endpoints, region, credentials, tableName, assetBucket } = inject('cloud');
  Object.assign(process.env, {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb,
    AWS_ENDPOINT_URL_S3: endpoints.s3,
    TABLE_NAME: tableName,
    ASSET_BUCKET: assetBucket,
  });
}
