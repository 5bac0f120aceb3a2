import type { Branding } from '#contract/resources/organization';
import { socialImageRoutes } from '#contract/site/public-page';
import type { Failure } from '#functions/shared/http/failure';
import { readPublicCollection } from '#functions/public/get-public-collection';
import { getPublicReference } from '#functions/public/get-public-reference';
import { readReferencePage } from '#functions/public/get-reference-page';
import { draw } from '#web/shared/social/draw.tsx';
import type { SocialCardText } from '#web/shared/social/picture.tsx';
import { servePages, type PageResponse, type VisitorRequest } from '../serve.ts';
import { fonts, hasGlyph } from './fonts.ts';
import { collectionText, organizationText, referenceText } from './texts.ts';

type ImageRequest<Name extends keyof typeof socialImageRoutes> = VisitorRequest<
  ReturnType<(typeof socialImageRoutes)[Name]['params']['parse']>
>;

async function organizationImage(request: ImageRequest<'organizationImage'>): Promise<PageResponse> {
  const page = await readReferencePage(request.context, { id: request.params.organizationId });
  return await show(page, organizationText(page, hasGlyph));
}

async function collectionImage(request: ImageRequest<'collectionImage'>): Promise<PageResponse> {
  const { organizationId, collectionId } = request.params;
  const page = await readPublicCollection(request.context, { id: collectionId, organizationId });
  return await show(page, collectionText(page, hasGlyph));
}

async function referenceImage(request: ImageRequest<'referenceImage'>): Promise<PageResponse> {
  const page = await getPublicReference(request.context, request.params);
  return await show(page, referenceText(page.organization.name, page.card, hasGlyph));
}

async function show({ branding }: { branding: Branding }, content: SocialCardText): Promise<PageResponse> {
  return { headers: {}, body: await draw(content, branding, fonts) };
}

const noPicture = ({ status, headers }: Failure): PageResponse => ({ status, headers, body: '' });

export const handler = servePages(
  socialImageRoutes,
  { organizationImage, referenceImage, collectionImage },
  noPicture,
);
