import { AppError } from '#functions/http/failure';
import type { PageAnswer } from '../serve.ts';

export const organizationEmbed = async (): Promise<PageAnswer> => {
  throw new AppError('NOT_FOUND');
};
export const collectionEmbed = organizationEmbed;
