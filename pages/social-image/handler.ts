import { socialImageRoutes } from '#contract/public-page';
import { AppError } from '#functions/http/failure';
import { servePages, type PageAnswer } from '../serve.ts';

const missing = async (): Promise<PageAnswer> => {
  throw new AppError('NOT_FOUND');
};

export const handler = servePages(
  socialImageRoutes,
  { organizationImage: missing, referenceImage: missing, collectionImage: missing },
  () => ({ status: 404, headers: {}, body: '' }),
);
