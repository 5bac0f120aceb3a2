import type { ErrorBody, ErrorCode } from '#contract/primitives/error';
import { texts } from '#contract/primitives/text';

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
    super(own ?? bareStatus ?? texts.noResponse);
    this.spoken = Boolean(own) || status === 0;
    this.status = status;
    this.code = body.code;
    this.fields = body.fields ?? {};
    this.current = body.current;
    this.organizations = body.organizations ?? [];
    this.references = body.references ?? [];
    this.requestId = body.requestId;
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
  return fallback ?? 'Something went wrong. Please try again.';
}

/** The body of a failed response may come from our API, a gateway or a proxy. */
export function errorFromResponse(status: number, text: string, requestId?: string): ApiError {
  const body = parseObject(text);
  const gatewayMessage = typeof body?.message === 'string' ? body.message : undefined;
  const bareStatus = gatewayMessage ?? `The server responded with an error (${status}).`;
  return new ApiError(status, { requestId, ...body }, bareStatus);
}

function parseObject(text: string): (Partial<ErrorBody> & { message?: unknown }) | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
