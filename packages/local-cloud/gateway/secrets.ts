import { randomBytes, randomUUID } from 'node:crypto';
import { jsonResponse, type EdgeRequest, type EdgeResponse } from './edge.ts';
import { functionIdOfArn } from '../lambda/functions.ts';
import type { Assembly } from '../template/assembly.ts';
import { secretName } from '../template/physical-ids.ts';

export interface LocalSecret {
  name: string;
  arn: string;
  text: () => string;
  rotate?: ((event: object) => Promise<unknown>) | undefined;
}

interface Version {
  id: string;
  /** An announced version has no text until the rotation sets it. */
  text?: () => string;
  stages: Set<string>;
  createdAt: number;
}

type Input = Partial<Record<string, string>> & { VersionStages?: string[] };

class Refusal extends Error {
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

/** The used part of Secrets Manager. A rotation is complete when the response arrives. */
export class Secrets {
  private readonly secrets: readonly LocalSecret[];
  private readonly versions: Map<LocalSecret, Version[]>;

  constructor(secrets: readonly LocalSecret[]) {
    this.secrets = secrets;
    this.versions = new Map(
      secrets.map((secret) => [
        secret,
        [
          {
            id: '00000000-0000-4000-8000-000000000000',
            text: secret.text,
            stages: new Set(['AWSCURRENT']),
            createdAt: Date.now(),
          },
        ],
      ]),
    );
  }

  /** CloudFormation replaces `{{resolve:secretsmanager:…:SecretString:::}}` in the same way. */
  resolved(value: string): string {
    return value.replaceAll(/\{\{resolve:secretsmanager:(arn:[^}]+?):SecretString:*\}\}/g, (_, arn: string) =>
      versionAt(this.versionsOf(this.find(arn)), 'AWSCURRENT').text!(),
    );
  }

  async handle(request: EdgeRequest): Promise<EdgeResponse> {
    const target = String(request.headers['x-amz-target']);
    try {
      if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 '))
        throw new Refusal('MissingAuthenticationTokenException', 'Missing Authentication Token');
      const input = JSON.parse(request.body.toString('utf8')) as Input;
      const operation = this.operations[target.replace('secretsmanager.', '')];
      if (request.method !== 'POST' || !operation)
        throw new Refusal('UnknownOperationException', 'The local Secrets Manager does not know this.');
      const secret = this.find(input.SecretId);
      return response(200, { ARN: secret.arn, Name: secret.name, ...(await operation(secret, input)) });
    } catch (error) {
      if (error instanceof Refusal) return response(400, { __type: error.type, message: error.message });
      throw error;
    }
  }

  private readonly operations: Record<
    string,
    (secret: LocalSecret, input: Input) => object | Promise<object>
  > = {
    GetSecretValue: (secret, { VersionId, VersionStage }) => {
      const stage = VersionStage ?? (VersionId ? undefined : 'AWSCURRENT');
      const found = this.versionsOf(secret).find(
        ({ id, stages }) => (!VersionId || id === VersionId) && (!stage || stages.has(stage)),
      );
      if (!found?.text)
        throw new Refusal(
          'ResourceNotFoundException',
          `Secrets Manager can't find the specified secret value for staging label: ${stage}`,
        );
      return {
        SecretString: found.text(),
        VersionId: found.id,
        VersionStages: [...found.stages],
        CreatedDate: found.createdAt / 1000,
      };
    },

    DescribeSecret: (secret) => ({
      VersionIdsToStages: Object.fromEntries(
        this.versionsOf(secret)
          .filter(({ stages }) => stages.size > 0)
          .map(({ id, stages }) => [id, [...stages]]),
      ),
    }),

    PutSecretValue: (secret, { ClientRequestToken: id = '', SecretString = '', VersionStages = [] }) => {
      const version = this.announced(secret, id);
      if (version.text && version.text() !== SecretString)
        throw new Refusal('ResourceExistsException', 'The version exists with another value.');
      version.text ??= () => SecretString;
      version.createdAt = Date.now();
      for (const stage of VersionStages) this.moveStage(secret, stage, version);
      return { VersionId: id, VersionStages };
    },

    UpdateSecretVersionStage: (secret, { VersionStage = '', MoveToVersionId, RemoveFromVersionId }) => {
      const versions = this.versionsOf(secret);
      const before = versions.find(({ stages }) => stages.has(VersionStage));
      const next = versions.find(({ id }) => id === MoveToVersionId);
      if (!next || before?.id !== RemoveFromVersionId)
        throw new Refusal('InvalidParameterException', 'The stage is at another version.');
      this.moveStage(secret, VersionStage, next);
      if (VersionStage === 'AWSCURRENT' && before) this.moveStage(secret, 'AWSPREVIOUS', before);
      return {};
    },

    RotateSecret: async (secret, { ClientRequestToken = randomUUID() }) => {
      if (!secret.rotate) throw new Refusal('InvalidRequestException', 'No function rotates this secret.');
      this.moveStage(secret, 'AWSPENDING', this.announced(secret, ClientRequestToken));
      for (const Step of ['createSecret', 'setSecret', 'testSecret', 'finishSecret'])
        await secret.rotate({ Step, SecretId: secret.arn, ClientRequestToken });
      return { VersionId: ClientRequestToken };
    },
  };

  private find(id: string | undefined): LocalSecret {
    const found = this.secrets.find(({ name, arn }) => id === name || id === arn);
    if (!found)
      throw new Refusal('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
    return found;
  }

  private versionsOf(secret: LocalSecret): Version[] {
    return this.versions.get(secret)!;
  }

  private announced(secret: LocalSecret, id: string): Version {
    const versions = this.versionsOf(secret);
    const found = versions.find((version) => version.id === id);
    if (found) return found;
    const version: Version = { id, stages: new Set(), createdAt: Date.now() };
    versions.push(version);
    return version;
  }

  private moveStage(secret: LocalSecret, stage: string, to: Version): void {
    for (const { stages } of this.versionsOf(secret)) stages.delete(stage);
    to.stages.add(stage);
  }
}

function versionAt(versions: readonly Version[], stage: string): Version {
  return versions.find(({ stages }) => stages.has(stage))!;
}

const response = (status: number, body: object): EdgeResponse =>
  jsonResponse(status, body, { 'content-type': 'application/x-amz-json-1.1', 'cache-control': 'no-store' });

interface Parts {
  operatorText: () => string;
  invoke: (functionId: string, event: unknown) => Promise<unknown>;
}

/** Rotated secrets are random; an operator sets the others. */
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
