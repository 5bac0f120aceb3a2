// Runs in CloudFront (cloudfront-js-2.0) before the page of a link is asked for.

// oxlint-disable-next-line no-unused-vars -- CloudFront calls it by name
function handler(event) {
  var request = event.request;
  // API Gateway refuses a foreign Host, and a signature is about an address with its name. Whatever is sent under this name is replaced.
  request.headers['x-viewer-host'] = { value: request.headers.host.value };
  return request;
}
