// Runs in CloudFront (cloudfront-js-2.0) before the cache of the public pages is asked.
// oxlint-disable-next-line no-unused-vars -- CloudFront calls it by name
function handler(event) {
  var request = event.request;
  var page = /^\/reference-page\/[\w-]+(?=(\/collection\/[\w-]+)?\/*$)/.exec(request.uri);
  var story = request.querystring.reference;
  // Stories were once opened on the page of their organisation or collection, by an id in the query.
  if (page && story && /^[\w-]{16,40}$/.test(story.value)) return moved(page[0] + '/' + story.value);
  // One address for each page: "/reference-page/x/" is "/reference-page/x".
  if (/.\/+$/.test(request.uri)) return moved(request.uri.replace(/\/+$/, ''));
  // API Gateway refuses a foreign Host, and the pages must know where they are read. Whatever a visitor sends under this name is replaced.
  request.headers['x-viewer-host'] = { value: request.headers.host.value };
  return request;
}

function moved(location) {
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: location } },
  };
}
