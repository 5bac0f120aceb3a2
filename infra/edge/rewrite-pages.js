// CloudFront (cloudfront-js-2.0) runs this before it reads the web bucket, because pages have addresses without a file name.
// `sitePages`, the addresses of the site, `workspacePages`, a document for each language, `webFiles`, what lies
// outside the folders of built files, and `notFound`, a page, precede it (`scripts.ts`).
/* global sitePages, workspacePages, webFiles, notFound */
var pages = [
  [/^\/newsletter\/(confirm|unsubscribe)$/, '/newsletter.html'],
  [/^\/$/, '/index.html'],
];

// oxlint-disable-next-line no-unused-vars -- CloudFront calls it by name
function handler(event) {
  var request = event.request;
  var path = request.uri.replace(/(.)\/+$/, '$1');
  if (/^\/(app(\/.*)?|login|signup|forgot-password)$/.test(path)) {
    request.uri = workspacePages[languageOf(request)];
    return request;
  }
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
  // An unknown path leads to the start page, while what looks like a file is not found.
  if (!/\.[a-z0-9]+$/i.test(path)) {
    return { statusCode: 302, statusDescription: 'Found', headers: { location: { value: '/' } } };
  }
  if (/^\/(static|social)\//.test(path) || webFiles.indexOf(path) >= 0) return request;
  return {
    statusCode: 404,
    statusDescription: 'Not Found',
    headers: { 'content-type': { value: 'text/html; charset=utf-8' } },
    body: notFound,
  };
}

// The cookie is what the person chose in the profile. Others get the language that their browser prefers.
function languageOf(request) {
  var cookie = request.cookies.language;
  if (cookie && isBuilt(cookie.value)) return cookie.value;
  var header = request.headers['accept-language'];
  var asked = header ? header.value.slice(0, 200).toLowerCase().split(',') : [];
  var best = 'en';
  var most = 0;
  for (var i = 0; i < asked.length; i += 1) {
    var parts = /^\s*([a-z]{2})(?:-[a-z0-9-]*)?\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?$/.exec(asked[i]);
    var weight = parts ? Number(parts[2] || 1) : 0;
    if (weight > most && isBuilt(parts[1])) {
      best = parts[1];
      most = weight;
    }
  }
  return best;
}

function isBuilt(language) {
  return Object.prototype.hasOwnProperty.call(workspacePages, language);
}
