import { setTimeout as sleep } from 'node:timers/promises';
import {
  CloudFrontClient,
  CreateInvalidationCommand,
  TooManyInvalidationsInProgress,
} from '@aws-sdk/client-cloudfront';
import { publicPagesPath } from '#contract/site/public-page';
import { cacheTagOf } from './cache-tag.ts';
import { edgeEnvironment } from './environment.ts';

let opened: { client: CloudFrontClient; DistributionId: string } | undefined;

function openEdge(): { client: CloudFrontClient; DistributionId: string } {
  opened ??= {
    client: new CloudFrontClient({
      requestHandler: { connectionTimeout: 1_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
    }),
    DistributionId: edgeEnvironment.parse(process.env).DISTRIBUTION_ID,
  };
  return opened;
}

/** Each tag costs, and CloudFront works on 3,000 at once. Only a flood of changes exceeds this number in a second. */
const mostTags = 20;

/** CloudFront processes fifteen wildcard paths at once. */
const mostFilePaths = 4;

/** One tag covers all pages of an organization, under its id and every slug; if many changed, one path covers all. */
export function pagesOf(organizationIds: readonly string[]): string[] {
  const each = [...new Set(organizationIds)].toSorted();
  return each.length > mostTags ? [`${publicPagesPath}/*`] : each.map((id) => `#${cacheTagOf(id)}`);
}

/** The bucket's responses have no tag, so paths are needed. */
export function filePathsOf(organizationIds: readonly string[]): string[] {
  const each = [...new Set(organizationIds)].toSorted();
  return each.length > mostFilePaths ? ['/assets/*'] : each.map((id) => `/assets/${id}/*`);
}

const attempts = 5;

/** A repeated reference has no further effect. While CloudFront is busy, this waits 1, 2, 4 and 8 times `pauseMs`. */
export async function invalidateCache(Items: string[], reference: string, pauseMs = 1_000): Promise<void> {
  const { client, DistributionId } = openEdge();
  const InvalidationBatch = { CallerReference: reference, Paths: { Quantity: Items.length, Items } };
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.send(new CreateInvalidationCommand({ DistributionId, InvalidationBatch }));
      return;
    } catch (error) {
      if (!(error instanceof TooManyInvalidationsInProgress) || attempt === attempts) throw error;
      await sleep(pauseMs * 2 ** (attempt - 1));
    }
  }
}
