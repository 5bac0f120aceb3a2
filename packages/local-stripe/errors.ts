export class ApiError extends Error {
  readonly status: number;
  readonly details: { type: string; code?: string; param?: string };

  constructor(
    status: number,
    message: string,
    details: { type?: string; code?: string; param?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.details = { type: 'invalid_request_error', ...details };
  }

  get body(): object {
    return { error: { ...this.details, message: this.message } };
  }
}

export const missing = (noun: string, id: string, param = 'id'): ApiError =>
  new ApiError(param === 'id' ? 404 : 400, `No such ${noun}: '${id}'`, { code: 'resource_missing', param });

export const cardError = (message: string, code: string): ApiError =>
  new ApiError(402, message, { type: 'card_error', code });
