import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { deviceOf, isCounted, networkOf } from '#functions/event/visit';
import { visitorOf } from '#functions/shared/membership/visitor';

const visitorWith = (headers: Record<string, string>) =>
  visitorOf({
    headers,
    requestContext: { http: { sourceIp: '130.176.0.1' } },
  } as unknown as APIGatewayProxyEventV2);

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:148.0) Gecko/20100101 Firefox/148.0';

describe('a visitor', () => {
  it.each([
    ['198.51.100.10:46532', '198.51.100.10'],
    ['2001:db8::7334:46532', '2001:db8::7334'],
  ])('from %s has the address %s', (header, address) => {
    expect(visitorWith({ 'cloudfront-viewer-address': header }).address).toBe(address);
  });

  it('never has the address in X-Forwarded-For', () => {
    const spoofed = visitorWith({ 'x-forwarded-for': '203.0.113.9' });
    expect(spoofed.address).toBe('130.176.0.1');
  });

  it('has a country of two letters or none', () => {
    expect(visitorWith({ 'cloudfront-viewer-country': 'DE' }).country).toBe('DE');
    expect(visitorWith({ 'cloudfront-viewer-country': 'D#E' }).country).toBeUndefined();
    expect(visitorWith({}).country).toBeUndefined();
  });
});

describe('counting', () => {
  it('includes a person with a browser', () => {
    expect(isCounted(visitorWith({ 'user-agent': firefox, dnt: '0', 'sec-purpose': '' }))).toBe(true);
    // The maker of this phone is called Cubot, which contains "bot".
    expect(isCounted(visitorWith({ 'user-agent': 'Mozilla/5.0 (Linux; Android 13; CUBOT P80)' }))).toBe(true);
  });

  it.each([
    { dnt: '1' },
    { 'sec-gpc': '1' },
    { purpose: 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
    { 'user-agent': '' },
    {
      'user-agent': 'Mozilla/5.0 AppleWebKit/537.36 (compatible; bingbot/2.0) Chrome/140.0.0.0 Safari/537.36',
    },
    { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0.0.0' },
    { 'user-agent': 'Mozilla/5.0 (Macintosh) Chrome/140.0 Safari/537.36 Chrome-Lighthouse' },
    { 'user-agent': 'curl/8.10.1' },
    { 'user-agent': 'python-requests/2.32' },
    { 'user-agent': 'node' },
  ] as Record<string, string>[])('excludes %j', (headers) => {
    expect(isCounted(visitorWith({ 'user-agent': firefox, ...headers }))).toBe(false);
  });
});

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
    ['1:2:3:4:5:6:7::', '1:2:3:4'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('the device', () => {
  it.each([
    ['desktop', firefox],
    ['desktop', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'],
    [
      'mobile',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
    ],
    ['mobile', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36'],
    ['tablet', 'Mozilla/5.0 (Linux; Android 15; SM-X910) Chrome/140.0.0.0 Safari/537.36'],
    ['tablet', 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Version/12.1 Mobile/15E148 Safari/604.1'],
  ])('is a %s for %s', (device, userAgent) => {
    expect(deviceOf(userAgent)).toBe(device);
  });
});
