import { createHash } from 'node:crypto';
import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { originEnvironment } from './environment.ts';

/** A value that two rotations have replaced is refused within this time. */
const ttlMs = 5 * 60 * 1000;

/** Unknown values cause no more reads than this. Rotation deploys no younger value (`rotate-origin-secret.ts`). */
export const pauseMs = 10_000;

const stages = ['AWSCURRENT', 'AWSPENDING', 'AWSPREVIOUS'] as const;

const hashOf = (value: string): string => createHash('sha256').update(value).digest('base64');

/** Hashes are compared, so that the time of a comparison reveals nothing. */
export class OriginSecret {
  private readonly arn: string;
  private readonly client = new SecretsManagerClient({
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 500, requestTimeout: 1_500, throwOnRequestTimeout: true },
  });
  private known: ReadonlySet<string> | undefined;
  private knownAt = 0;
  private triedAt = 0;
  private reading: Promise<void> | undefined;

  constructor(arn: string) {
    this.arn = arn;
  }

  /** Known values stay accepted while Secrets Manager is unavailable. */
  get isKnown(): boolean {
    return this.known !== undefined;
  }

  /** An unknown value may be new, so the secret is read again unless that just happened. */
  async accepts(value: string): Promise<boolean> {
    if (!this.known) await this.read();
    else if (Date.now() - this.knownAt > ttlMs) await this.readAgain();
    if (this.has(value)) return true;
    await this.readAgain();
    return this.has(value);
  }

  read(): Promise<void> {
    this.reading ??= this.fetch().finally(() => {
      this.reading = undefined;
      this.triedAt = Date.now();
    });
    return this.reading;
  }

  private async readAgain(): Promise<void> {
    if (Date.now() - this.triedAt > pauseMs) await this.read();
  }

  private has(value: string): boolean {
    return this.known?.has(hashOf(value)) ?? false;
  }

  private async fetch(): Promise<void> {
    try {
      const values = await Promise.all(stages.map((stage) => this.valueOf(stage)));
      this.known = new Set(values.filter((value) => value !== undefined).map(hashOf));
      this.knownAt = Date.now();
    } catch {
      // Known values stay accepted; `requireEdge` handles the case without any.
    }
  }

  /** No value is pending between rotations, and none is previous before the first. */
  private async valueOf(VersionStage: string): Promise<string | undefined> {
    try {
      const command = new GetSecretValueCommand({ SecretId: this.arn, VersionStage });
      return (await this.client.send(command)).SecretString;
    } catch (error) {
      if (error instanceof ResourceNotFoundException && VersionStage !== 'AWSCURRENT') return undefined;
      throw error;
    }
  }
}

let opened: OriginSecret | undefined;

export function openOriginSecret(): OriginSecret | undefined {
  if (!process.env.ORIGIN_SECRET_ARN) return undefined;
  opened ??= new OriginSecret(originEnvironment.parse(process.env).ORIGIN_SECRET_ARN);
  return opened;
}
