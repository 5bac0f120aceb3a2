import { useMemo, type ComponentProps } from 'react';
import type { CardContent } from '#contract/cards/card';
import type { Branding } from '#contract/resources/organization';
import type { ReferencePage } from '#contract/resources/public';
import type { Words } from '#contract/words/words-of';
import { PagePreview } from '../../../public/page-preview.tsx';
import { useOrganization } from '../../lib/organization/active-organization.tsx';
import { useCardWords } from '../../cards/cards-in-language.tsx';
import { useVisitorWords } from '../../languages/visitor-words.ts';

const pages = import.meta.glob<Words<'page'>>([
  '../../../../contract/words/*/page.ts',
  '!../../../../contract/words/en/*',
]);
const stories = import.meta.glob<Words<'story'>>([
  '../../../../contract/words/*/story.ts',
  '!../../../../contract/words/en/*',
]);

interface Props extends Omit<ComponentProps<typeof PagePreview>, 'words' | 'page'> {
  branding: Branding;
  references: readonly CardContent[];
  /** Without it, the page is in the language of the organization's originals. */
  language?: string | undefined;
}

/** Shows a public page as visitors see it who read its language. */
export function OwnPagePreview({ branding, references, language, ...props }: Props) {
  const { organizationId, name, slug } = useOrganization();
  const page = useMemo(
    (): ReferencePage => ({
      organization: { organizationId, name, slug },
      branding,
      references: [...references],
      facets: { tags: [], types: [], industries: [], templates: [] },
      version: 0,
    }),
    [organizationId, name, slug, branding, references],
  );
  const words = {
    card: useCardWords(language),
    page: useVisitorWords(pages, language),
    story: useVisitorWords(stories, language),
  };
  return <PagePreview page={page} words={words} {...props} />;
}
