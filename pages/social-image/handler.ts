import type { Branding } from '#contract/resources/organization';
import { socialImageRoutes } from '#contract/site/public-page';
import { visitorLanguage } from '#contract/words/languages';
import type { Failure } from '#functions/shared/http/failure';
import { readPublicCollection } from '#functions/public/get-public-collection';
import { getPublicReference } from '#functions/public/get-public-reference';
import { readReferencePage } from '#functions/public/get-reference-page';
import { draw } from '#web/shared/social/draw.tsx';
import type { SocialCardText } from '#web/shared/social/picture.tsx';
import { endsOf } from '../cache.ts';
import { preferredLanguage } from '../preferred-language.ts';
import { servePages, type PageResponse, type VisitorRequest } from '../serve.ts';
import { fonts, hasGlyph } from './fonts.ts';
import { collectionText, organizationText, referenceText } from './texts.ts';

type ImageRequest<Name extends keyof typeof socialImageRoutes> = VisitorRequest<
  ReturnType<(typeof socialImageRoutes)[Name]['params']['parse']>
>;

async function organizationImage(request: ImageRequest<'organizationImage'>): Promise<PageResponse> {
  const { organizationId: id } = request.params;
  const page = await readReferencePage(request.context, { id, preferred: preferredLanguage(request.query) });
  return await show(page, organizationText(page, hasGlyph, visitorLanguage(page.languages?.shown)));
}

async function collectionImage(request: ImageRequest<'collectionImage'>): Promise<PageResponse> {
  const { organizationId, collectionId: id } = request.params;
  const preferred = preferredLanguage(request.query);
  const page = await readPublicCollection(request.context, { id, organizationId, preferred });
  const text = collectionText(page, hasGlyph, visitorLanguage(page.languages?.shown));
  return { ...(await show(page, text)), ends: endsOf(page) };
}

async function referenceImage({
  context,
  params,
  query,
}: ImageRequest<'referenceImage'>): Promise<PageResponse> {
  const page = await getPublicReference(context, { ...params, preferred: preferredLanguage(query) });
  const shown = visitorLanguage(page.languages?.shown);
  return await show(page, referenceText(page.organization.name, page.card, hasGlyph, shown));
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
