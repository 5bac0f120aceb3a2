import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';

/** What a function finds in its environment; said by whoever grants it the right to use it. */
export function setEnvironment(fn: LambdaFunction, environment: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(environment)) fn.addEnvironment(name, value);
}
