import { randomBytes } from 'node:crypto';
import type { LocalSecret } from '../gateway/secrets.ts';
import { functionIdOfArn } from '../lambda/functions.ts';
import type { Assembly } from './assembly.ts';
import { secretName } from './physical-ids.ts';

interface Parts {
  /** The text of a secret that its operator would put in. */
  operatorText: () => string;
  invoke: (functionId: string, event: unknown) => Promise<unknown>;
}

/** The secrets of the template: those that a function rotates are random, the others are put in by an operator. */
export function readSecrets(assembly: Assembly, { operatorText, invoke }: Parts): LocalSecret[] {
  const rotations = new Map(
    assembly
      .ofType('AWS::SecretsManager::RotationSchedule')
      .map((schedule) => [
        schedule.property<string>('SecretId'),
        functionIdOfArn(schedule.property<string>('RotationLambdaARN') ?? ''),
      ]),
  );
  return assembly.ofType('AWS::SecretsManager::Secret').map((secret) => {
    const arn = assembly.ref(secret);
    const functionId = rotations.get(arn);
    const random = randomBytes(32).toString('hex');
    return {
      name: secretName(secret),
      arn,
      text: functionId ? () => random : operatorText,
      rotate: functionId ? (event) => invoke(functionId, event) : undefined,
    };
  });
}
