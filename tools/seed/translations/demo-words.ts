import type { Sent } from '#contract/primitives/route';
import type { organizationRoutes } from '#contract/resources/organization';
import type { translationRoutes } from '#contract/resources/translation';

type OfPage = NonNullable<NonNullable<Sent<typeof organizationRoutes.saveBranding>['translations']>['fi']>;

/** The demo organization in another language, by the titles of its references and collections. */
export interface DemoWords {
  page: OfPage;
  collections: Readonly<Record<string, { name: string; description: string }>>;
  references: Readonly<Record<string, NonNullable<Sent<typeof translationRoutes.saveTranslation>['fields']>>>;
  /** Those of the references that nobody has finished. */
  drafts: readonly string[];
  terms: Readonly<Record<string, string>>;
}
