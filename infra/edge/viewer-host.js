// CloudFront (cloudfront-js-2.0) runs this before it requests an approval page.

// oxlint-disable-next-line no-unused-vars -- CloudFront calls it by name
function handler(event) {
  var request = event.request;
  // API Gateway refuses a foreign Host, and the signed address of a picture contains the host. This replaces what a visitor sent.
  request.headers['x-viewer-host'] = { value: request.headers.host.value };
  return request;
}
