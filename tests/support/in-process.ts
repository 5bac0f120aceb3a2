import { inject } from 'vitest';

/**
 * Lets a test call the code of a function itself, on the same engines: for a clock that runs ahead, or two deliveries of one
 * record. Before the first import of that code's clients.
 */
export function useLocalEngines(): void {
  const { endpoints, region, credentials, tableName, origin } = inject('cloud');
  Object.assign(process.env, {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb,
    AWS_ENDPOINT_URL_SESV2: `${origin}/__local/ses`,
    TABLE_NAME: tableName,
    WEB_ORIGIN: origin,
    MAIL_FROM: 'no-reply@refdeck.example',
    OPERATOR_EMAIL: 'operator@refdeck.example',
  });
}
