import type { OriginHeaders } from './distribution.ts';

/** A distribution's configuration, as far as one who changes origins' headers must see it. */
export function configXml(originHeaders: OriginHeaders): string {
  const origins = [...originHeaders].map(([id, headers]) => {
    const items = Object.entries(headers).map(
      ([name, value]) =>
        `<OriginCustomHeader><HeaderName>${escapeXml(name)}</HeaderName>` +
        `<HeaderValue>${escapeXml(value)}</HeaderValue></OriginCustomHeader>`,
    );
    return `<Origin><Id>${escapeXml(id)}</Id><DomainName>origin</DomainName><CustomHeaders>${list(items)}</CustomHeaders></Origin>`;
  });
  return (
    '<DistributionConfig><CallerReference>local</CallerReference><Comment></Comment><Enabled>true</Enabled>' +
    `<Origins>${list(origins)}</Origins></DistributionConfig>`
  );
}

/** Takes the headers of the origins from a configuration that was sent back. */
export function takeConfigXml(xml: string, originHeaders: OriginHeaders): void {
  for (const [, origin = ''] of xml.matchAll(/<Origin>(.*?)<\/Origin>/gs)) {
    const [id = ''] = texts(origin, 'Id');
    const values = texts(origin, 'HeaderValue');
    const headers = texts(origin, 'HeaderName').map((name, index) => [name.toLowerCase(), values[index]!]);
    originHeaders.set(id, Object.fromEntries(headers));
  }
}

const list = (items: readonly string[]) =>
  `<Quantity>${items.length}</Quantity><Items>${items.join('')}</Items>`;

export function texts(xml: string, element: string): string[] {
  return [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text]) =>
    unescapeXml(text!),
  );
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeXml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign]!);
const unescapeXml = (text: string) =>
  Object.entries(entities).reduceRight((plain, [sign, entity]) => plain.replaceAll(entity, sign), text);
