import { errorStatus } from '#contract/error';
import { AppError } from '#functions/http/failure';
import type { PageAnswer, Visit } from '../serve.ts';
import { documentOf } from './document.tsx';

export function errorPage(error: unknown, { context }: Omit<Visit<unknown>, 'params'>): PageAnswer {
  const code = error instanceof AppError ? error.code : 'INTERNAL';
  if (code === 'NOT_FOUND')
    return documentOf('Not found', <h1>This page does not exist</h1>, errorStatus[code]);
  if (code === 'GONE') return documentOf('Gone', <h1>This is no longer public</h1>, errorStatus[code]);
  return documentOf('Something went wrong', <p>{context.requestId}</p>, 500);
}
