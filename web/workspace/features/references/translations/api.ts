import type { ContentLanguage } from '#contract/rules/content-languages';
import { useQuery } from '@tanstack/react-query';
import type { Reference } from '#contract/resources/reference';
import { translationRoutes, type Translation } from '#contract/resources/translation';
import { useActionContext, type ActionContext } from '../../../lib/organization/active-organization.tsx';
import { recordKeys } from '../../../lib/organization/records.ts';
import { CachedReferences } from '../cached-references.ts';

const keyOf = (organizationId: string, { id }: Pick<Reference, 'id'>, language: string) => [
  ...recordKeys.reference(organizationId, id),
  'translation',
  language,
];

/** Reads nothing if the reference has no translation in this language. */
export function useTranslation(reference: Reference, language: ContentLanguage) {
  const { call, organizationId } = useActionContext();
  return useQuery({
    queryKey: keyOf(organizationId, reference, language),
    queryFn: ({ signal }) =>
      call(translationRoutes.getTranslation, { id: reference.id, language }, { signal }),
    enabled: reference.translations?.[language] !== undefined,
  });
}

export function keepTranslation(
  { client, organizationId }: ActionContext,
  reference: Reference,
  saved: Translation,
  changed: NonNullable<Reference['translations']>[string]['changed'],
): void {
  const { language, fields, same, basedOn, ...rest } = saved;
  const title = (same.includes('title') ? basedOn.fields.title : fields.title) ?? '';
  client.setQueryData(keyOf(organizationId, reference, language), saved);
  const { status, version, updatedAt, updatedBy } = rest;
  const summary = { title, status, version, basedOn: basedOn.version, changed, updatedAt, updatedBy };
  show({ client, organizationId }, reference, { ...reference.translations, [language]: summary });
  // The customer may have approved other words.
  const { customerId } = reference.attributes;
  void client.invalidateQueries({ queryKey: recordKeys.permissions(organizationId, customerId) });
}

export async function deleteTranslation(
  { call, client, organizationId }: ActionContext,
  reference: Reference,
  language: ContentLanguage,
): Promise<void> {
  await call(translationRoutes.deleteTranslation, { id: reference.id, language });
  client.removeQueries({ queryKey: keyOf(organizationId, reference, language) });
  const { [language]: _deleted, ...others } = reference.translations ?? {};
  show({ client, organizationId }, reference, others);
}

function show(
  { client, organizationId }: Pick<ActionContext, 'client' | 'organizationId'>,
  reference: Reference,
  translations: Reference['translations'],
): void {
  const list = new CachedReferences(client, organizationId);
  list.put([{ ...reference, translations }]);
  list.refresh();
}
