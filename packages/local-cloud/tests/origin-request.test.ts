import { describe, expect, it } from 'vitest';
import type { EdgeRequest } from '../gateway/edge.ts';
import { originRequest } from '../gateway/origin-request.ts';

const request: EdgeRequest = {
  method: 'POST',
  path: '/api/public/event',
  query: 'a=1',
  headers: {
    cookie: 'a=1',
    dnt: '1',
    'user-agent': 'Browser',
    'cloudfront-viewer-address': '203.0.113.1:1',
    'cloudfront-viewer-country': 'XX',
  },
  body: Buffer.from('{}'),
  bodyTooLarge: false,
  sourceIp: '127.0.0.1',
};

const policy = (...Headers: string[]) => ({
  HeadersConfig: { HeaderBehavior: 'whitelist', Headers },
  CookiesConfig: { CookieBehavior: 'none' },
  QueryStringsConfig: { QueryStringBehavior: 'none' },
});

describe('the request to the origin', () => {
  it('has everything but CloudFront headers if the app has no policy', () => {
    const { headers, query, body } = originRequest(request, undefined);
    expect(headers).toEqual({ cookie: 'a=1', dnt: '1', 'user-agent': 'Browser' });
    expect([query, body]).toEqual(['a=1', request.body]);
  });

  it('has only the listed headers, with CloudFront’s values, and no query', () => {
    const listed = policy('DNT', 'CloudFront-Viewer-Address', 'CloudFront-Viewer-Country');
    expect(originRequest(request, listed)).toEqual({
      ...request,
      query: '',
      headers: {
        dnt: '1',
        'user-agent': 'Amazon CloudFront',
        'cloudfront-viewer-address': '127.0.0.1:50000',
      },
    });
  });

  it('refuses a policy that is not emulated', () => {
    const all = { ...policy(), HeadersConfig: { HeaderBehavior: 'allViewer' } };
    expect(() => originRequest(request, all)).toThrow('list headers only');
  });
});
