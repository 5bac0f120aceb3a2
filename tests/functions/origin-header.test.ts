import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { OriginHeader } from '#functions/shared/edge/origin-header';
import { standInFor, type StandInRequest } from '../support/stand-in.ts';

const header = (name: string, value: string) =>
  `<OriginCustomHeader><HeaderName>${name}</HeaderName><HeaderValue>${value}</HeaderValue></OriginCustomHeader>`;
const apiOrigin = (id: string, value: string) =>
  `<Origin><Id>${id}</Id><DomainName>api.example</DomainName><OriginPath></OriginPath>` +
  `<CustomHeaders><Quantity>2</Quantity><Items>${header('X-Origin-Verify', value)}${header('x-other', 'kept')}</Items></CustomHeaders>` +
  `<CustomOriginConfig><HTTPPort>80</HTTPPort><HTTPSPort>443</HTTPSPort><OriginProtocolPolicy>https-only</OriginProtocolPolicy>` +
  `<OriginSslProtocols><Quantity>1</Quantity><Items><SslProtocol>TLSv1.2</SslProtocol></Items></OriginSslProtocols>` +
  `<OriginReadTimeout>5</OriginReadTimeout></CustomOriginConfig><ConnectionAttempts>2</ConnectionAttempts></Origin>`;
const bucketOrigin =
  '<Origin><Id>bucket</Id><DomainName>bucket.s3.example</DomainName><CustomHeaders><Quantity>0</Quantity></CustomHeaders>' +
  '<S3OriginConfig><OriginAccessIdentity></OriginAccessIdentity></S3OriginConfig><OriginAccessControlId>OAC</OriginAccessControlId></Origin>';
/** The configuration has many settings, so that a lost one is noticed. */
const config = (
  value: string,
  origins = [apiOrigin('api', value), apiOrigin('pages', value), bucketOrigin],
) =>
  '<DistributionConfig xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><CallerReference>made</CallerReference>' +
  '<Aliases><Quantity>1</Quantity><Items><CNAME>app.example</CNAME></Items></Aliases>' +
  `<DefaultRootObject>index.html</DefaultRootObject><Origins><Quantity>${origins.length}</Quantity><Items>${origins.join('')}</Items></Origins>` +
  '<DefaultCacheBehavior><TargetOriginId>bucket</TargetOriginId><ViewerProtocolPolicy>redirect-to-https</ViewerProtocolPolicy>' +
  '<AllowedMethods><Quantity>2</Quantity><Items><Method>HEAD</Method><Method>GET</Method></Items></AllowedMethods>' +
  '<Compress>true</Compress><CachePolicyId>cache</CachePolicyId></DefaultCacheBehavior><Comment>ours</Comment>' +
  '<Enabled>true</Enabled><CacheTagConfig><HeaderName>cache-tag</HeaderName></CacheTagConfig><WebACLId>acl</WebACLId><HttpVersion>http2and3</HttpVersion><IsIPV6Enabled>true</IsIPV6Enabled></DistributionConfig>';

/** Returns the elements with a text, sorted, because their order may change. */
const elements = (xml: string) =>
  xml
    .replaceAll(/<\?xml[^>]*>| xmlns="[^"]*"/g, '')
    .match(/<(\w+)>[^<]+<\/\1>/g)!
    .toSorted();

let current = '';
let version = 1;
let deployed = true;
let puts: { body: string; ifMatch: string }[] = [];
let beforePut: () => void = () => undefined;

/** Accepts a configuration only with the current ETag, as CloudFront does. */
function respond({ url, method, headers, body }: StandInRequest) {
  const xml = { 'content-type': 'text/xml', etag: `E${version}` };
  if (method !== 'PUT') {
    const status = deployed ? 'Deployed' : 'InProgress';
    const whole = `<Distribution><Id>EDIST</Id><Status>${status}</Status>${current}</Distribution>`;
    return { status: 200, headers: xml, body: url.endsWith('/config') ? current : whole };
  }
  beforePut();
  const put = { body: body.toString('utf8'), ifMatch: headers['if-match']! };
  puts.push(put);
  if (put.ifMatch !== `E${version}`) return { status: 412, headers: xml, body: preconditionFailed };
  current = put.body.replace(/<\?xml[^>]*>/, '');
  version += 1;
  return { status: 200, headers: { ...xml, etag: `E${version}` }, body: '<Distribution></Distribution>' };
}

const preconditionFailed =
  '<ErrorResponse><Error><Code>PreconditionFailed</Code><Message>no</Message></Error></ErrorResponse>';

const service = await standInFor('CLOUDFRONT', respond);
afterAll(() => service.stop());
beforeEach(() => {
  current = config('old');
  version = 1;
  deployed = true;
  puts = [];
  beforePut = () => undefined;
});

const replace = (value: string) => new OriginHeader('EDIST').replace(value, 1);

describe('the origin header', () => {
  it('is replaced at every origin that has it without other changes', async () => {
    await replace('new');
    expect(puts).toHaveLength(1);
    expect(elements(puts[0]!.body)).toEqual(elements(config('new')));
  });

  it('is not written when the value is unchanged', async () => {
    await replace('old');
    expect(puts).toEqual([]);
  });

  it('preserves a concurrent change of the distribution', async () => {
    beforePut = () => {
      beforePut = () => undefined;
      version += 1;
      current = config('old').replace('<Comment>ours</Comment>', '<Comment>theirs</Comment>');
    };
    await replace('new');
    expect(puts).toHaveLength(2);
    expect(current).toContain('<Comment>theirs</Comment>');
    expect(elements(current)).toEqual(elements(config('new').replace('>ours<', '>theirs<')));
  });

  it('fails after five conflicts, and when no origin has it', async () => {
    beforePut = () => {
      version += 1;
    };
    await expect(replace('new')).rejects.toMatchObject({ name: 'PreconditionFailed' });
    expect(puts).toHaveLength(5);
    current = config('old', [bucketOrigin]);
    await expect(replace('new')).rejects.toThrow('sends no x-origin-verify');
  });

  it('is deployed once CloudFront reports it, and never with another value', async () => {
    const edge = new OriginHeader('EDIST');
    deployed = false;
    expect(await edge.isDeployed('old')).toBe(false);
    deployed = true;
    expect(await edge.isDeployed('old')).toBe(true);
    await expect(edge.isDeployed('new')).rejects.toThrow('another origin secret');
  });
});
