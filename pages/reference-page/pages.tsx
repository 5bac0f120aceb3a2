import { getPublicCollection } from '#functions/public/get-public-collection';
import { getPublicReference } from '#functions/public/get-public-reference';
import { getReferencePage } from '#functions/public/get-reference-page';
import { readFilter } from '#web/public/filter.ts';
import type { ShownPage } from '#web/public/page-view.ts';
import { ReferencePageView } from '#web/public/reference-page.tsx';
import type { PageAnswer, Visit } from '../serve.ts';
import { documentOf } from './document.tsx';

interface OrganizationParams {
  organizationId: string;
}

export async function organizationPage(visit: Visit<OrganizationParams>): Promise<PageAnswer> {
  return show(visit, await getReferencePage(visit.context, { id: visit.params.organizationId }));
}

export async function collectionPage(
  visit: Visit<OrganizationParams & { collectionId: string }>,
): Promise<PageAnswer> {
  const { organizationId, collectionId } = visit.params;
  const as = visit.query.has('embed') ? 'embed' : 'page';
  return show(visit, await getPublicCollection(visit.context, { id: collectionId, organizationId }, as));
}

export async function referencePage(
  visit: Visit<OrganizationParams & { referenceId: string }>,
): Promise<PageAnswer> {
  const { card, ...owner } = await getPublicReference(visit.context, visit.params);
  const facets = { tags: [], types: [], industries: [], templates: [] };
  return show(visit, { ...owner, references: [card], facets });
}

function show({ query }: Visit<unknown>, page: ShownPage): PageAnswer {
  return documentOf(
    page.organization.name,
    <ReferencePageView page={page} filter={readFilter(query.toString())} embedded={query.has('embed')} />,
  );
}
