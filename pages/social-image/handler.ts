import type { Branding } from '#contract/organization';
import { socialImageRoutes } from '#contract/public-page';
import type { Failure } from '#functions/shared/http/failure';
import { readPublicCollection } from '#functions/public/get-public-collection';
import { getPublicReference } from '#functions/public/get-public-reference';
import { readReferencePage } from '#functions/public/get-reference-page';
import { draw } from '#web/shared/social/draw.tsx';
import type { Said } from '#web/shared/social/picture.tsx';
import { servePages, type PageResponse, type Visit } from '../serve.ts';
import { fonts, hasGlyph } from './fonts.ts';
import { collectionSays, organizationSays, referenceSays } from './texts.ts';

type Seen<Name extends keyof typeof socialImageRoutes> = Visit<
  ReturnType<(typeof socialImageRoutes)[Name]['params']['parse']>
>;

async function organizationImage(visit: Seen<'organizationImage'>): Promise<PageResponse> {
  const page = await readReferencePage(visit.context, { id: visit.params.organizationId });
  return await show(page, organizationSays(page, hasGlyph));
}

async function collectionImage(visit: Seen<'collectionImage'>): Promise<PageResponse> {
  const { organizationId, collectionId } = visit.params;
  const page = await readPublicCollection(visit.context, { id: collectionId, organizationId });
  return await show(page, collectionSays(page, hasGlyph));
}

async function referenceImage(visit: Seen<'referenceImage'>): Promise<PageResponse> {
  const page = await getPublicReference(visit.context, visit.params);
  return await show(page, referenceSays(page.organization.name, page.card, hasGlyph));
}

async function show({ branding }: { branding: Branding }, said: Said): Promise<PageResponse> {
  return { headers: {}, body: await draw(said, branding, fonts) };
}

const noPicture = ({ status, headers }: Failure): PageResponse => ({ status, headers, body: '' });

export const handler = servePages(
  socialImageRoutes,
  { organizationImage, referenceImage, collectionImage },
  noPicture,
);
