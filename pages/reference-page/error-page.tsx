import { AppError } from '#functions/http/failure';
import type { PageAnswer, Visit } from '../serve.ts';
import { documentOf } from './document.tsx';

export function errorPage(error: unknown, { context }: Omit<Visit<unknown>, 'params'>): PageAnswer {
  const missing = error instanceof AppError && error.code === 'NOT_FOUND';
  return missing
    ? documentOf('Not found', <h1>This page does not exist</h1>, 404)
    : documentOf('Something went wrong', <p>{context.requestId}</p>, 500);
}
