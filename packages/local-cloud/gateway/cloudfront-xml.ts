import { XMLBuilder, XMLParser } from 'fast-xml-parser';
import type { OriginHeaders } from './distribution.ts';

const namespace = 'http://cloudfront.amazonaws.com/doc/2020-05-31/';
const lists = new Set(['Origin', 'OriginCustomHeader', 'Path']);
const parser = new XMLParser({ parseTagValue: false, isArray: (name) => lists.has(name) });
const builder = new XMLBuilder({ ignoreAttributes: false });

export const toXml = (root: string, content: object): string =>
  builder.build({ [root]: { '@_xmlns': namespace, ...content } });

const list = (element: string, items: readonly unknown[]) => ({
  Quantity: items.length,
  Items: { [element]: items },
});

/** Contains what a caller that changes origin headers must see and must not lose. */
export const configOf = (originHeaders: OriginHeaders, tagHeader: string | undefined) => ({
  CallerReference: 'local',
  Comment: '',
  Enabled: true,
  ...(tagHeader && { CacheTagConfig: { HeaderName: tagHeader } }),
  Origins: list(
    'Origin',
    [...originHeaders].map(([Id, headers]) => ({
      Id,
      DomainName: 'origin',
      CustomHeaders: list(
        'OriginCustomHeader',
        Object.entries(headers).map(([HeaderName, HeaderValue]) => ({ HeaderName, HeaderValue })),
      ),
    })),
  ),
});

interface SentConfig {
  CacheTagConfig?: { HeaderName: string };
  Origins: {
    Items: {
      Origin: {
        Id: string;
        CustomHeaders?: {
          Items?: { OriginCustomHeader?: { HeaderName: string; HeaderValue: string }[] } | '';
        };
      }[];
    };
  };
}

export function takeConfig(xml: string, originHeaders: OriginHeaders): string | undefined {
  const { DistributionConfig } = parser.parse(xml) as { DistributionConfig: SentConfig };
  for (const { Id, CustomHeaders } of DistributionConfig.Origins.Items.Origin) {
    const headers = (CustomHeaders?.Items || {}).OriginCustomHeader ?? [];
    originHeaders.set(
      Id,
      Object.fromEntries(
        headers.map(({ HeaderName, HeaderValue }) => [HeaderName.toLowerCase(), HeaderValue]),
      ),
    );
  }
  return DistributionConfig.CacheTagConfig?.HeaderName;
}

interface Batch {
  CallerReference?: string;
  Paths?: { Quantity?: string; Items?: { Path?: string[] } };
}

/** Empty if the text is no invalidation. */
export const batchOf = (xml: string): Batch =>
  (parser.parse(xml) as { InvalidationBatch?: Batch }).InvalidationBatch ?? {};
