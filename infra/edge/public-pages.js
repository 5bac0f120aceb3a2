// CloudFront (cloudfront-js-2.0) runs this before it looks for a public page in its cache.
// `pageQuery` of the contract precedes it (`scripts.ts`). A cache policy takes at most ten names, so the
// policy forwards every parameter that this script leaves.
/* global pageQuery */

// oxlint-disable-next-line no-unused-vars -- CloudFront calls it by name
function handler(event) {
  var request = event.request;
  var query = understood(request.querystring);
  // Each page has one address: "/reference-page/x/" becomes "/reference-page/x".
  if (/.\/+$/.test(request.uri)) {
    var location = request.uri.replace(/\/+$/, '') + (query && '?' + query);
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: { location: { value: location } },
    };
  }
  request.querystring = query;
  // API Gateway refuses a foreign Host, so the pages read the host from this header. It replaces what a visitor sent.
  request.headers['x-viewer-host'] = { value: request.headers.host.value };
  return request;
}

// Returns the parameters that the pages read, in one order, so that each page is cached once. Values stay encoded.
function understood(sent) {
  var parts = [];
  pageQuery.forEach(function (name) {
    if (!sent[name]) return;
    (sent[name].multiValue || [sent[name]]).forEach(function (one) {
      parts.push(one.value ? name + '=' + one.value : name);
    });
  });
  return parts.join('&');
}
