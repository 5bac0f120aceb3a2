// Runs in CloudFront (cloudfront-js-2.0) before the cache of the public pages is asked.
// oxlint-disable-next-line no-unused-vars -- CloudFront calls it by name
function handler(event) {
  var request = event.request;
  // One address for each page: "/reference-page/x/" is "/reference-page/x".
  if (/.\/+$/.test(request.uri)) {
    var location = request.uri.replace(/\/+$/, '');
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: { location: { value: location } },
    };
  }
  // API Gateway refuses a foreign Host, and the pages must know where they are read. Whatever a visitor sends under this name is replaced.
  request.headers['x-viewer-host'] = { value: request.headers.host.value };
  return request;
}
