import type { ErrorBody, ErrorCode } from '#contract/primitives/error';
import { texts } from '#contract/primitives/text';

/** Why a call failed, in words that can be shown. Status 0: no response came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code?: ErrorCode;
  /** What is wrong with which field, by its path ("attributes.customerId"). */
  readonly fields: Readonly<Record<string, string>>;
  /** For VERSION_CONFLICT: the record as it stands now. */
  readonly current?: unknown;
  /** For LAST_OWNER: the organizations to hand over or delete first. */
  readonly organizations: NonNullable<ErrorBody['organizations']>;
  /** For PERMISSION_REQUIRED, of settings: public references that their customers have not allowed. */
  readonly references: NonNullable<ErrorBody['references']>;
  readonly requestId?: string;
  /** Whether the message is more than a status in words. */
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

/** Code that is loaded when it is needed and does not come is silence from the server, too. */
export function notLoaded(cause: unknown): never {
  throw Object.assign(noResponse(), { cause });
}

export function isApiError(error: unknown, code?: ErrorCode): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}

/** The text to show for anything that was thrown; a fallback says more than a bare status. */
export function messageOf(error: unknown, fallback?: string): string {
  if (fallback && isApiError(error) && !error.spoken) return fallback;
  if (error instanceof Error && error.message) return error.message;
  return fallback ?? 'Something went wrong. Please try again.';
}

/** A failed response's body may be ours, a gateway's, or a page of some proxy. */
export function errorFromResponse(status: number, text: string, requestId?: string): ApiError {
  const body = parseObject(text);
  const gatewayMessage = typeof body?.message === 'string' ? body.message : undefined;
  const bareStatus = gatewayMessage ?? `The server answered with an error (${status}).`;
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
