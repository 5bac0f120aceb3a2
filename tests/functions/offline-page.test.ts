import { describe, expect, it } from 'vitest';
import { offlinePage } from '#pages/offline-site/offline-page.ts';

const beside = {
  pageOf: (address: string) => (address === '/reference-page/acme/quay' ? 'page.quay.html' : undefined),
  pictureOf: (address: string) => (address.startsWith('/assets/') ? 'pictures/1.webp' : undefined),
};
const made = (body: string) => offlinePage(`<!doctype html><html><body>${body}</body></html>`, beside);
const bodyOf = (html: string) => /<body>(.*)<\/body>/s.exec(html)![1];

describe('a page that opens from a disk', () => {
  it.each([
    ['<script>alert(1)</script><p>Quay</p>', '<p>Quay</p>'],
    ['<script type="application/ld+json">{}</script>', ''],
    ['<form action="/reference-page/acme"><input name="q"></form>', ''],
    ['<iframe src="https://evil.example"></iframe>', ''],
    ['<img src="https://elsewhere.example/a.png" alt="Quay">', '<img alt="Quay">'],
    ['<img src="//elsewhere.example/a.png" srcset="/a 2x">', '<img>'],
    [
      '<video src="https://elsewhere.example/a" poster="https://elsewhere.example/b"></video>',
      '<video></video>',
    ],
    ['<p style="background:url(https://elsewhere.example/a)">a</p>', '<p style="background:none">a</p>'],
  ])('loads nothing of %s', (from, to) => expect(bodyOf(made(from))).toBe(to));

  it.each([
    ['<a href="/reference-page/acme/quay">a</a>', '<a href="page.quay.html">a</a>'],
    ['<a href="/reference-page/acme/gone">a</a>', '<a>a</a>'],
    ['<a href="/">a</a>', '<a>a</a>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="#top">a</a>', '<a href="#top">a</a>'],
    [
      '<a href="https://acme.example/?a=1&amp;b=2">a</a>',
      '<a href="https://acme.example/?a=1&amp;b=2">a</a>',
    ],
    ['<a href="mailto:kim@acme.example">a</a>', '<a href="mailto:kim@acme.example">a</a>'],
    ['<img src="/assets/o/1/120.webp">', '<img src="pictures/1.webp">'],
  ])('leads to what is there: %s', (from, to) => expect(bodyOf(made(from))).toBe(to));

  it('keeps its style, without letters from a server', () => {
    const html = offlinePage(
      `<head><link rel="preload" href="/static/fonts/a.woff2"><meta property="og:image" content="https://a.example/b"><style>@font-face{font-family:"A";src:url(/static/fonts/a.woff2)format("woff2")}@font-face{font-family:"A Fallback";src:local("Arial")}.a>b{mask:url("data:image/svg+xml,%3Csvg/%3E")}.c{background:url(/x.png)}</style></head>`,
      beside,
    );
    expect(html).toBe(
      '<head><style>@font-face{font-family:"A Fallback";src:local("Arial")}.a>b{mask:url("data:image/svg+xml,%3Csvg/%3E")}.c{background:none}</style></head>',
    );
  });

  it('keeps letters and markup of texts as they are', () => {
    const text = '<p title="&quot;ä&quot;">Ä &lt;script&gt; &amp; 日本</p>';
    expect(bodyOf(made(text))).toBe(text);
  });
});
