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

/** A distribution's configuration, as far as one who changes origins' headers must see it, and must not lose it. */
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

/** Takes the headers of the origins from a configuration that was sent back, and returns the one that names tags. */
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

/** The batch of an invalidation; empty when it is none. */
export const batchOf = (xml: string): Batch =>
  (parser.parse(xml) as { InvalidationBatch?: Batch }).InvalidationBatch ?? {};
