import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { OriginHeader } from '#functions/edge/origin-header';

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
/** Much of what a distribution has, so that what is sent back can be held against it. */
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
  '<Enabled>true</Enabled><WebACLId>acl</WebACLId><HttpVersion>http2and3</HttpVersion><IsIPV6Enabled>true</IsIPV6Enabled></DistributionConfig>';

/** Elements in whatever order, without what says nothing. */
const elements = (xml: string) =>
  xml
    .replaceAll(/<\?xml[^>]*>| xmlns="[^"]*"/g, '')
    .match(/<(\w+)>[^<]+<\/\1>/g)!
    .toSorted();

let server: Server;
let current = '';
let version = 1;
let deployed = true;
let puts: { body: string; ifMatch: string }[] = [];
let beforePut: () => void = () => undefined;

beforeAll(async () => {
  server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
      const xml = { 'content-type': 'text/xml', etag: `E${version}` };
      if (request.method === 'PUT') {
        beforePut();
        const put = { body: Buffer.concat(chunks).toString('utf8'), ifMatch: request.headers['if-match']! };
        puts.push(put);
        if (put.ifMatch !== `E${version}`)
          return response
            .writeHead(412, xml)
            .end(
              '<ErrorResponse><Error><Code>PreconditionFailed</Code><Message>no</Message></Error></ErrorResponse>',
            );
        current = put.body.replace(/<\?xml[^>]*>/, '');
        version += 1;
        return response.writeHead(200, { ...xml, etag: `E${version}` }).end('<Distribution></Distribution>');
      }
      const whole = `<Distribution><Id>EDIST</Id><Status>${deployed ? 'Deployed' : 'InProgress'}</Status>${current}</Distribution>`;
      return response.writeHead(200, xml).end(request.url!.endsWith('/config') ? current : whole);
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('AWS_ENDPOINT_URL_CLOUDFRONT', `http://127.0.0.1:${port}`);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  vi.stubEnv('AWS_REGION', 'us-east-1');
});
afterAll(() => {
  server.close();
  vi.unstubAllEnvs();
});
beforeEach(() => {
  current = config('old');
  version = 1;
  deployed = true;
  puts = [];
  beforePut = () => undefined;
});

const replace = (value: string) => new OriginHeader('EDIST').replace(value, 1);

describe('the header that the edge sends', () => {
  it('is replaced at every origin that gets it, and all else of the distribution stays as it was', async () => {
    await replace('new');
    expect(puts).toHaveLength(1);
    expect(elements(puts[0]!.body)).toEqual(elements(config('new')));
  });

  it('is not sent again when it is there already', async () => {
    await replace('old');
    expect(puts).toEqual([]);
  });

  it('undoes no change that somebody else makes at the same moment', async () => {
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

  it('gives up after a few tries, and says that a distribution does not send it', async () => {
    beforePut = () => {
      version += 1;
    };
    await expect(replace('new')).rejects.toMatchObject({ name: 'PreconditionFailed' });
    expect(puts).toHaveLength(5);
    current = config('old', [bucketOrigin]);
    await expect(replace('new')).rejects.toThrow('sends no x-origin-verify');
  });

  it('is deployed when CloudFront says so, and never when another one is', async () => {
    const edge = new OriginHeader('EDIST');
    deployed = false;
    expect(await edge.isDeployed('old')).toBe(false);
    deployed = true;
    expect(await edge.isDeployed('old')).toBe(true);
    await expect(edge.isDeployed('new')).rejects.toThrow('another origin secret');
  });
});
