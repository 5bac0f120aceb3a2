import { setTimeout as sleep } from 'node:timers/promises';
import {
  CloudFrontClient,
  GetDistributionCommand,
  GetDistributionConfigCommand,
  InvalidIfMatchVersion,
  PreconditionFailed,
  UpdateDistributionCommand,
  type DistributionConfig,
  type OriginCustomHeader,
} from '@aws-sdk/client-cloudfront';
import { originHeader } from './environment.ts';

const attempts = 5;

export class OriginHeader {
  private readonly client = new CloudFrontClient({});
  private readonly Id: string;

  constructor(distributionId: string) {
    this.Id = distributionId;
  }

  /** A concurrent change of the distribution is not overwritten. */
  async replace(value: string, waitMs = 1_000): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const { DistributionConfig, ETag } = await this.client.send(
        new GetDistributionConfigCommand({ Id: this.Id }),
      );
      const headers = headersOf(DistributionConfig!);
      if (headers.every(({ HeaderValue }) => HeaderValue === value)) return;
      for (const header of headers) header.HeaderValue = value;
      try {
        const update = { Id: this.Id, IfMatch: ETag, DistributionConfig };
        await this.client.send(new UpdateDistributionCommand(update));
        return;
      } catch (error) {
        const isChanged = error instanceof PreconditionFailed || error instanceof InvalidIfMatchVersion;
        if (!isChanged || attempt === attempts) throw error;
        await sleep(waitMs * 2 ** (attempt - 1));
      }
    }
  }

  /** Throws if another value is being deployed. */
  async isDeployed(value: string): Promise<boolean> {
    const { Distribution } = await this.client.send(new GetDistributionCommand({ Id: this.Id }));
    const headers = headersOf(Distribution!.DistributionConfig!);
    if (!headers.every(({ HeaderValue }) => HeaderValue === value))
      throw new Error('The distribution was given another origin secret');
    return Distribution!.Status === 'Deployed';
  }
}

function headersOf({ Origins }: DistributionConfig): OriginCustomHeader[] {
  const found = (Origins?.Items ?? [])
    .flatMap(({ CustomHeaders }) => CustomHeaders?.Items ?? [])
    .filter(({ HeaderName }) => HeaderName?.toLowerCase() === originHeader);
  if (found.length === 0) throw new Error(`The distribution sends no ${originHeader}`);
  return found;
}
