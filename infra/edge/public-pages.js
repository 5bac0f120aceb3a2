// Runs in CloudFront (cloudfront-js-2.0) before the cache of the public pages is asked.

// `pageQuery` of the contract. A cache policy could list ten names at most, so it passes on all that is left here.
var pageQuery = [
  'q',
  'tag',
  'type',
  'industry',
  'template',
  'page',
  'embed',
  'theme',
  'layout',
  'heading',
  'limit',
  'story',
  'v',
];

// oxlint-disable-next-line no-unused-vars -- CloudFront calls it by name
function handler(event) {
  var request = event.request;
  var page = /^\/reference-page\/[\w-]+(?=(\/collection\/[\w-]+)?\/*$)/.exec(request.uri);
  var story = request.querystring.reference;
  // Stories were once opened on the page of their organisation or collection, by an id in the query.
  if (page && story && /^[\w-]{16,40}$/.test(story.value)) return moved(page[0] + '/' + story.value);
  var query = understood(request.querystring);
  // One address for each page: "/reference-page/x/" is "/reference-page/x".
  if (/.\/+$/.test(request.uri)) return moved(request.uri.replace(/\/+$/, '') + (query && '?' + query));
  request.querystring = query;
  // API Gateway refuses a foreign Host, and the pages must know where they are read. Whatever a visitor sends under this name is replaced.
  request.headers['x-viewer-host'] = { value: request.headers.host.value };
  return request;
}

// What the pages know, in one order, so that an address is cached once however it is written. Values stay encoded as they were sent.
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

function moved(location) {
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: location } },
  };
}
