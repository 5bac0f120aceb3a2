import { AppError } from '../../shared/errors/app-error.ts';

/** Nothing of such a file is saved. */
export const refusedFile = (message: string): AppError =>
  new AppError('VALIDATION_FAILED', message, { fields: { text: message } });
