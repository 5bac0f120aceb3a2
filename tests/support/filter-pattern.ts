/** Reads the forms of CloudWatch's filter patterns for JSON that our stacks use; another one is an error, never a guess. */
export function compileFilter(pattern: string): (line: string) => boolean {
  const tokens = pattern.match(/"[^"]*"|&&|\|\||!=|[{}()=]|[^\s{}()=!&|"]+/g) ?? [];
  let at = 0;
  const take = (expected?: string): string => {
    const token = tokens[at++];
    if (token === undefined || (expected !== undefined && token !== expected)) {
      throw new Error(`${pattern}: ${token ?? 'the end'} in place of ${expected ?? 'a word'}`);
    }
    return token;
  };
  type Test = (line: Record<string, string>) => boolean;

  const comparison = (): Test => {
    const [, field] = /^\$\.(\w+)$/.exec(take()) ?? [];
    const operator = take();
    const [, wanted] = /^"(.*)"$/.exec(take()) ?? [];
    if (!field || wanted === undefined || !['=', '!='].includes(operator)) {
      throw new Error(`${pattern}: only $.field = "text" and $.field != "text" are known here`);
    }
    const text = new RegExp(
      `^${wanted.replaceAll(/[.+^${}()|[\]\\?]/g, String.raw`\$&`).replaceAll('*', '.*')}$`,
    );
    // A field that is not there is neither equal nor unequal.
    return (line) => line[field] !== undefined && text.test(line[field]) === (operator === '=');
  };
  const operand = (): Test => {
    if (tokens[at] !== '(') return comparison();
    take('(');
    const inner = any();
    take(')');
    return inner;
  };
  const chain = (operator: string, next: () => Test, join: (tests: Test[]) => Test) => (): Test => {
    const tests = [next()];
    while (tokens[at] === operator) {
      at += 1;
      tests.push(next());
    }
    return join(tests);
  };
  const all = chain('&&', operand, (tests) => (line) => tests.every((test) => test(line)));
  const any: () => Test = chain('||', all, (tests) => (line) => tests.some((test) => test(line)));

  take('{');
  const test = any();
  take('}');
  return (line) => test(JSON.parse(line) as Record<string, string>);
}
