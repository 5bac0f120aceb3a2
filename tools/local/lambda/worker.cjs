// One deployed bundle in its own thread: its own environment and module cache, warm between calls.
/* oxlint-disable unicorn/require-post-message-target-origin -- a message port has no origin */
const { parentPort, workerData } = require('node:worker_threads');

const { directory, handler, functionName, functionArn, memoryMb } = workerData;
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

const run = load();
parentPort.postMessage({});

async function answer({ requestId, event, timeoutMs }) {
  const deadline = Date.now() + timeoutMs;
  try {
    const result = await run(JSON.parse(event), context(requestId, deadline));
    parentPort.postMessage({ requestId, result: JSON.stringify(result ?? null) });
  } catch (error) {
    const { name = 'Error', message = String(error), stack = '' } = error ?? {};
    parentPort.postMessage({ requestId, failure: { name, message, stack } });
  }
}

parentPort.on('message', (call) => void answer(call));
