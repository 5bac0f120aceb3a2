import { jsonResponse, type EdgeRequest, type EdgeResponse } from './edge.ts';

/** A secret of the template; its text is asked for each time. */
export interface LocalSecret {
  name: string;
  arn: string;
  text: () => string;
}

/** GetSecretValue of Secrets Manager, for the secrets of the template. */
export function handleSecrets(request: EdgeRequest, secrets: readonly LocalSecret[]): EdgeResponse {
  if (request.method !== 'POST' || request.headers['x-amz-target'] !== 'secretsmanager.GetSecretValue') {
    return refusal('UnknownOperationException', 'The local Secrets Manager only reads secrets.');
  }
  if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) {
    return refusal('MissingAuthenticationTokenException', 'Missing Authentication Token');
  }
  const { SecretId } = JSON.parse(request.body.toString('utf8')) as { SecretId?: string };
  const secret = secrets.find(({ name, arn }) => SecretId === name || SecretId === arn);
  if (!secret) {
    return refusal('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
  }
  return answer(200, {
    ARN: secret.arn,
    Name: secret.name,
    SecretString: secret.text(),
    VersionId: '00000000-0000-4000-8000-000000000000',
    VersionStages: ['AWSCURRENT'],
  });
}

const answer = (status: number, body: object): EdgeResponse =>
  jsonResponse(status, body, { 'content-type': 'application/x-amz-json-1.1', 'cache-control': 'no-store' });

const refusal = (type: string, message: string): EdgeResponse => answer(400, { __type: type, message });
