import type { ErrorBody, ErrorCode } from '#contract/primitives/error';
import * as fixed from '#words/fixed';
import * as words from '#words/api';
import type * as errorWords from '#words/errors';

/** A failed call with a message for the user. Status 0 means that no response came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code?: ErrorCode;
  /** Messages by field path ("attributes.customerId"). */
  readonly fields: Readonly<Record<string, string>>;
  /** The current record, with VERSION_CONFLICT. */
  readonly current?: unknown;
  /** The organizations to hand over or delete first, with LAST_OWNER. */
  readonly organizations: NonNullable<ErrorBody['organizations']>;
  /** Public references without their customers' permission, with PERMISSION_REQUIRED from settings. */
  readonly references: NonNullable<ErrorBody['references']>;
  readonly requestId?: string;
  /** False if the message only names the status. */
  readonly spoken: boolean;

  constructor(status: number, body: Partial<ErrorBody>, bareStatus?: string) {
    const own = body.Error ?? body.error;
    const { code, requestId } = body;
    super(own ?? bareStatus ?? fixed.noResponse);
    this.spoken = Boolean(own) || status === 0;
    this.status = status;
    this.code = code;
    this.fields = body.fields ?? {};
    this.current = body.current;
    this.organizations = body.organizations ?? [];
    this.references = body.references ?? [];
    this.requestId = requestId;
  }
}

export const noResponse = () => new ApiError(0, {});

export function notLoaded(cause: unknown): never {
  throw Object.assign(noResponse(), { cause });
}

export function isApiError(error: unknown, code?: ErrorCode): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}

/** Returns the text to show for a thrown value; the fallback replaces a message that only names the status. */
export function messageOf(error: unknown, fallback?: string): string {
  if (fallback && isApiError(error) && !error.spoken) return fallback;
  if (error instanceof Error && error.message) return error.message;
  return fallback ?? words.failed;
}

/** The texts of errors are loaded with the first error, because most visits see none. */
export async function readError(status: number, text: string, requestId?: string): Promise<ApiError> {
  return errorFromResponse(status, text, requestId, await import('#words/errors').catch(() => undefined));
}

type ErrorWords = typeof errorWords;

function inWords(body: Partial<ErrorBody>, { said, fieldSaid }: ErrorWords): Partial<ErrorBody> {
  const { code, requestId, fields = {} } = body;
  const own = body.Error ?? body.error;
  return {
    ...body,
    ...(own && { Error: said({ code, text: own, requestId }) }),
    fields: Object.fromEntries(Object.entries(fields).map(([path, each]) => [path, fieldSaid(each)])),
  };
}

/** The body of a failed response may come from our API, a gateway or a proxy. */
export function errorFromResponse(
  status: number,
  text: string,
  requestId?: string,
  spoken?: ErrorWords,
): ApiError {
  const body = parseObject(text);
  const gatewayMessage = typeof body?.message === 'string' ? body.message : undefined;
  const bareStatus = gatewayMessage ?? words.failedWithStatus(status);
  const told = { requestId, ...body };
  return new ApiError(status, spoken ? inWords(told, spoken) : told, bareStatus);
}

function parseObject(text: string): (Partial<ErrorBody> & { message?: unknown }) | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
