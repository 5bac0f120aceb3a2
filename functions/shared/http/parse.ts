import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type * as z from 'zod/mini';
import { cut } from '#contract/primitives/characters';
import { serverLimits } from '#contract/rules/server-limits';
import type { Route } from '#contract/primitives/route';
import { AppError } from '../errors/app-error.ts';

/** Path parameters win over other input. */
export function parseInput(route: Route, event: APIGatewayProxyEventV2): object {
  return {
    ...(route.query && check(route.query, event.queryStringParameters ?? {})),
    ...(route.body && check(route.body, readJson(event))),
    ...(route.signedBy && { payload: readBody(event), signature: event.headers[route.signedBy] ?? '' }),
    ...(route.params && check(route.params, event.pathParameters ?? {})),
  };
}

function readBody(event: APIGatewayProxyEventV2): string {
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.byteLength > serverLimits.bodyBytes) throw new AppError('PAYLOAD_TOO_LARGE');
  return bytes.toString('utf8');
}

function readJson(event: APIGatewayProxyEventV2): unknown {
  const body = readBody(event);
  if (body === '') return {};
  try {
    return JSON.parse(body);
  } catch {
    throw new AppError('MALFORMED_JSON');
  }
}

function check(schema: z.ZodMiniType, value: unknown): object {
  const result = schema.safeParse(value);
  if (result.success) return result.data as object;
  const found = result.error.issues.slice(0, serverLimits.namedFields).map(describe);
  throw new AppError('VALIDATION_FAILED', found[0]?.text, {
    fields: Object.fromEntries(found.toReversed().map(({ field, message }) => [field, message])),
  });
}

interface Found {
  field: string;
  message: string;
  text: string;
}

// A message such as "Must be a single line" needs the field's name in front; "Title is required" does not.
const needsField = /^(Must|At most|Is) /;

function describe(issue: z.core.$ZodIssue): Found {
  const field = cut(issue.path.join('.'), serverLimits.fieldNameLength) || 'body';
  const message = messageOf(issue);
  return { field, message, text: needsField.test(message) ? `${field}: ${message}` : message };
}

function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys
      .slice(0, serverLimits.namedFields)
      .map((key) => cut(key, serverLimits.fieldNameLength));
    return `Unknown field: ${names.join(', ')}`;
  }
  // The library's message is used where the contract has none.
  return issue.message === 'Invalid input' ? expectation(issue) : issue.message;
}

function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `Must be of type ${issue.expected}`;
  if (issue.code === 'invalid_value') return `Must be one of ${issue.values.map(String).join(', ')}`;
  return 'Is not valid';
}
