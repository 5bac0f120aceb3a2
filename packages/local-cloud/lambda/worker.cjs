// One deployed bundle in its own thread or process: its own environment and module cache, warm between calls.
/* oxlint-disable unicorn/require-post-message-target-origin -- a message port has no origin */
const { readlinkSync } = require('node:fs');
const { parentPort, workerData } = require('node:worker_threads');
const authorizeCalls = require('./authorize-calls.cjs');

const { directory, handler, functionName, functionArn, memoryMb } = workerData ?? JSON.parse(process.argv[2]);
const port = parentPort ?? process;
const send = (message) => (parentPort ? parentPort.postMessage(message) : process.send(message));
// A process must not outlive the one that started it.
process.on('disconnect', () => process.exit());
const separator = handler.lastIndexOf('.');
const file = handler.slice(0, separator);
const exportName = handler.slice(separator + 1);

function load() {
  try {
    return require(`${directory}/${file}.js`)[exportName];
  } catch (error) {
    // Reported by the first call, as Lambda reports a failed init.
    return () => {
      throw error;
    };
  }
}

function context(requestId, deadline) {
  return {
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: functionArn,
    memoryLimitInMB: String(memoryMb),
    awsRequestId: requestId,
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  };
}

const pending = new Map();
let questions = 0;

/** Whether a call of AWS may be made is for the local cloud to say. */
function refusalOf(call) {
  questions += 1;
  const question = questions;
  return new Promise((decided) => {
    pending.set(question, decided);
    send({ question, call });
  });
}

function onDecision({ question, refusal }) {
  pending.get(question)(refusal);
  pending.delete(question);
}

// Before the bundle, which may call AWS while it is loaded.
authorizeCalls(refusalOf);
port.on('message', (message) => void ('question' in message ? onDecision(message) : respond(message)));

send({ task: taskOfThread() });
const run = load();
send({ loaded: true });

function taskOfThread() {
  try {
    return readlinkSync('/proc/thread-self');
  } catch {
    return undefined;
  }
}

async function respond({ requestId, event, timeoutMs }) {
  const deadline = Date.now() + timeoutMs;
  try {
    const result = await run(JSON.parse(event), context(requestId, deadline));
    send({ requestId, result: JSON.stringify(result ?? null) });
  } catch (error) {
    const { name = 'Error', message = String(error), stack = '' } = error ?? {};
    send({ requestId, failure: { name, message, stack } });
  }
}
