// Runs in CloudFront (cloudfront-js-2.0) before the web bucket is asked: pages have addresses without a file name.
// Before this stands `sitePages`, the addresses of the site (`rewrite-pages.ts`).
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
  // Any unknown path leads to the start page; a file that is missing stays a 404.
  if (!/\.[a-z0-9]+$/i.test(path)) {
    return { statusCode: 302, statusDescription: 'Found', headers: { location: { value: '/' } } };
  }
  return request;
}
