// CloudFront (cloudfront-js-2.0) runs this before it reads the web bucket, because pages have addresses without a file name.
// `sitePages`, the addresses of the site, precedes it (`scripts.ts`).
/* global sitePages */
var pages = [
  [/^\/(app(\/.*)?|login|signup|forgot-password)$/, '/app.html'],
  [/^\/newsletter\/(confirm|unsubscribe)$/, '/newsletter.html'],
  [/^\/$/, '/index.html'],
];

// oxlint-disable-next-line no-unused-vars -- CloudFront calls it by name
function handler(event) {
  var request = event.request;
  var path = request.uri.replace(/(.)\/+$/, '$1');
  for (var i = 0; i < pages.length; i += 1) {
    if (pages[i][0].test(path)) {
      request.uri = pages[i][1];
      return request;
    }
  }
  if (Object.prototype.hasOwnProperty.call(sitePages, path)) {
    request.uri = path + '.html';
    return request;
  }
  // An unknown path leads to the start page, while a missing file returns 404.
  if (!/\.[a-z0-9]+$/i.test(path)) {
    return { statusCode: 302, statusDescription: 'Found', headers: { location: { value: '/' } } };
  }
  return request;
}
