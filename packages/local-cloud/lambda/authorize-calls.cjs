// IAM's place between a function and AWS: a signed call is made when it is allowed, and fails otherwise.
const http = require('node:http');

/** `refusalOf` resolves to the reason why a call (`AwsCall` of ../iam/requests.ts) may not be made. */
module.exports = function authorizeCalls(refusalOf) {
  const { request } = http;
  const allowed = new Set();

  async function decide(call) {
    const shape = shapeOf(call);
    if (allowed.has(shape)) return undefined;
    const refusal = await refusalOf(call);
    if (!refusal && shape) allowed.add(shape);
    return refusal;
  }

  http.request = (...args) => {
    const outgoing = request(...args);
    const signature = String(outgoing.getHeader('authorization') ?? '');
    const [, service] = /Credential=[^/]+\/\d+\/[^/]+\/([^/]+)\/aws4_request/.exec(signature) ?? [];
    if (service) holdBack(outgoing, service, decide);
    return outgoing;
  };
};

function holdBack(outgoing, service, decide) {
  const send = outgoing.end.bind(outgoing);
  outgoing.end = (content, ...rest) => {
    const { method, path } = outgoing;
    const body = method === 'POST' && content ? Buffer.from(content).toString() : undefined;
    const call = { service, method, path, target: outgoing.getHeader('x-amz-target'), body };
    void decide(call).then((refusal) => {
      if (refusal) outgoing.destroy(Object.assign(new Error(refusal), { name: 'AccessDeniedException' }));
      else send(content, ...rest);
    });
    return outgoing;
  };
}

// Tables, kinds of write, and what begins like a key, as far as policies tell partitions apart: scheduled work by its job, all else by scope.
const deciding =
  /"TableName":"[^"]*"|"RequestItems":\{"[^"]*"|"(?:Put|Update|Delete|ConditionCheck)":|"S":"(?:JOB#[^"]*|[A-Z]+#)/g;

/** Equal for calls of the table that are decided alike: asking for each one made whole runs an eighth slower. */
function shapeOf({ service, target, body }) {
  return service === 'dynamodb' && body ? [target, ...(body.match(deciding) ?? [])].join() : undefined;
}
