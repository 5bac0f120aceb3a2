// IAM's place between a function and AWS: a signed call is made when it is allowed, and fails otherwise.
const http = require('node:http');

/** `refusalOf` answers why a call (`AwsCall` of ../iam/requests.ts) may not be made. */
module.exports = function askFirst(refusalOf) {
  const { request } = http;
  http.request = (...args) => {
    const outgoing = request(...args);
    const signature = String(outgoing.getHeader('authorization') ?? '');
    const [, service] = /Credential=[^/]+\/\d+\/[^/]+\/([^/]+)\/aws4_request/.exec(signature) ?? [];
    if (service) holdBack(outgoing, service, refusalOf);
    return outgoing;
  };
};

function holdBack(outgoing, service, refusalOf) {
  const send = outgoing.end.bind(outgoing);
  outgoing.end = (content, ...rest) => {
    const { method, path } = outgoing;
    const body = method === 'POST' && content ? Buffer.from(content).toString() : undefined;
    refusalOf({ service, method, path, target: outgoing.getHeader('x-amz-target'), body }).then((refusal) => {
      if (refusal) outgoing.destroy(Object.assign(new Error(refusal), { name: 'AccessDeniedException' }));
      else send(content, ...rest);
    });
    return outgoing;
  };
}
