export type Test = (attribute: string, bind: Bind) => string;
export type Condition = Record<string, Test>;
type Bind = (value: unknown) => string;

export const exists: Test = (attribute) => `attribute_exists(${attribute})`;
export const absent: Test = (attribute) => `attribute_not_exists(${attribute})`;
export const equals =
  (value: unknown): Test =>
  (attribute, bind) =>
    `${attribute} = ${bind(value)}`;
export const below =
  (value: number | string): Test =>
  (attribute, bind) =>
    `${attribute} < ${bind(value)}`;
export const above =
  (value: number | string): Test =>
  (attribute, bind) =>
    `${attribute} > ${bind(value)}`;
export const atMost =
  (value: number): Test =>
  (attribute, bind) =>
    `${attribute} <= ${bind(value)}`;
export const containsAll =
  (members: readonly string[]): Test =>
  (attribute, bind) =>
    members.map((member) => `contains(${attribute}, ${bind(member)})`).join(' AND ');
export const containsNone =
  (members: readonly string[]): Test =>
  (attribute, bind) =>
    members.map((member) => `NOT contains(${attribute}, ${bind(member)})`).join(' AND ');
export const absentOr =
  (test: Test): Test =>
  (attribute, bind) =>
    `(attribute_not_exists(${attribute}) OR ${test(attribute, bind)})`;
/** The limit is in the same item as its counter, so that it holds under a race. */
export const belowAttribute =
  (other: string): Test =>
  (attribute) =>
    `${attribute} < #${other}`;

export interface Change {
  set?: Record<string, unknown>;
  /** An attribute takes the value that another one had before the change. */
  copy?: Record<string, string>;
  /** Numbers are added up; a set takes in the members of the given one. */
  add?: Record<string, number | Set<string>>;
  /** DynamoDB drops an empty set. */
  take?: Record<string, Set<string>>;
  unset?: readonly string[];
}

interface Expression {
  ConditionExpression: string | undefined;
  UpdateExpression: string | undefined;
  ExpressionAttributeNames: Record<string, string> | undefined;
  ExpressionAttributeValues: Record<string, unknown> | undefined;
}

/** Undefined values in `set` are left as they are. */
export function expression(condition: Condition, change: Change = {}): Expression {
  const names: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  const name = (attribute: string) => {
    // A placeholder has letters and digits only; an attribute may be named after a host.
    const placeholder = /^\w+$/.test(attribute) ? `#${attribute}` : `#n${Object.keys(names).length}`;
    names[placeholder] = attribute;
    return placeholder;
  };
  const bind: Bind = (value) => {
    const placeholder = `:v${Object.keys(values).length}`;
    values[placeholder] = value;
    return placeholder;
  };

  const tests = Object.entries(condition).map(([attribute, test]) => test(name(attribute), bind));
  for (const test of tests) for (const [, other] of test.matchAll(/#(\w+)/g)) name(other!);
  const sets = Object.entries(change.set ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([attribute, value]) => `${name(attribute)} = ${bind(value)}`);
  const copies = Object.entries(change.copy ?? {}).map(([to, from]) => `${name(to)} = ${name(from)}`);
  const adds = Object.entries(change.add ?? {}).map(([attribute, by]) => `${name(attribute)} ${bind(by)}`);
  const takes = Object.entries(change.take ?? {}).map(([attribute, members]) => {
    return `${name(attribute)} ${bind(members)}`;
  });
  const clauses = [
    list('SET', [...sets, ...copies]),
    list('ADD', adds),
    list('DELETE', takes),
    list('REMOVE', (change.unset ?? []).map(name)),
  ].filter((clause) => clause !== undefined);

  // DynamoDB refuses empty expressions.
  return {
    ConditionExpression: tests.join(' AND ') || undefined,
    UpdateExpression: clauses.join(' ') || undefined,
    ExpressionAttributeNames: filled(names),
    ExpressionAttributeValues: filled(values),
  };
}

const list = (verb: string, parts: string[]) =>
  parts.length > 0 ? `${verb} ${parts.join(', ')}` : undefined;

function filled<Value>(record: Record<string, Value>): Record<string, Value> | undefined {
  return Object.keys(record).length > 0 ? record : undefined;
}
