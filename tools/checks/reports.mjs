import { readFileSync } from 'node:fs';

/** Returns `{ passed, failed: [{ file, title, ranOutOfTime }] }` from a runner's JSON. */
export function readReport(file) {
  try {
    const json = JSON.parse(readFileSync(file, 'utf8'));
    return json.suites ? countJourneys(json) : countTests(json);
  } catch {
    return { passed: 0, failed: [] };
  }
}

const timeLimit = /Test timed out in \d+ms|Hook timed out in \d+ms|Test timeout of \d+ms exceeded/;

function countTests({ numPassedTests, testResults }) {
  const failed = testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && assertionResults.length === 0)
      return [{ file, title: file, ranOutOfTime: timeLimit.test(message) }];
    return tests.map(({ fullName: title, failureMessages }) => ({
      file,
      title,
      ranOutOfTime: failureMessages.length > 0 && failureMessages.every((text) => timeLimit.test(text)),
    }));
  });
  return { passed: numPassedTests, failed };
}

function countJourneys({ stats, suites, errors }) {
  const specs = ({ specs: own = [], suites: inner = [] }) => [...own, ...inner.flatMap(specs)];
  const failed = suites
    .flatMap(specs)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => ({
      file,
      title: `${file}: ${title}`,
      ranOutOfTime: tests.flatMap(({ results }) => results).every(({ status }) => status === 'timedOut'),
    }));
  return {
    passed: stats.expected,
    failed: [...failed, ...errors.map(({ message }) => ({ title: message }))],
  };
}

/** A slow machine fails few files; more are no coincidence. */
const mostFilesAgain = 3;

/** Only timeouts get a second run; other random values would hide any other failure. */
export function filesToRepeat({ failed }) {
  const files = [...new Set(failed.map(({ file }) => file))];
  const onlyTime = failed.every(({ ranOutOfTime }) => ranOutOfTime);
  return onlyTime && files.length <= mostFilesAgain ? files : [];
}

export function settle(first, second) {
  const passedLate = first.failed.filter(({ title }) =>
    second.failed.every((test) => test.file && test.title !== title),
  );
  return { passed: first.passed + passedLate.length, failed: second.failed, passedLate };
}
