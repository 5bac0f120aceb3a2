import type { RefdeckCloud } from '#tools/start/cloud';

/** Runs functions' own code with their environment in this process. */
export async function inLocalTable<Result>(
  cloud: RefdeckCloud,
  work: () => Promise<Result>,
): Promise<Result> {
  const added: Record<string, string> = {
    AWS_REGION: cloud.region,
    AWS_ACCESS_KEY_ID: cloud.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: cloud.credentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: cloud.endpoints.dynamodb,
    TABLE_NAME: cloud.tableName,
  };
  const before = Object.keys(added).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, added);
  try {
    return await work();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}
