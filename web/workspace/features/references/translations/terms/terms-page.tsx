import { Settings } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import type { OrganizationSettings } from '#contract/resources/organization';
import type { Reference } from '#contract/resources/reference';
import { ownName } from '#contract/words/language-name';
import * as words from '#words/terms';
import * as translationsWords from '#words/translations';
import { useTitle } from '../../../../lib/hooks/use-title.ts';
import { useReferences } from '../../../../lib/organization/records.ts';
import { useSettings } from '../../../../lib/organization/settings.ts';
import { ButtonLink } from '../../../../ui/elements/button.tsx';
import { Link } from '../../../../ui/elements/link.tsx';
import { EmptyState, QueryError } from '../../../../ui/feedback/states.tsx';
import { PageHeader } from '../../../../ui/page/page-header.tsx';
import { tabClass } from '../../../../ui/page/tabs.tsx';
import { SavedTerms } from './saved-terms.tsx';
import { TermsSkeleton } from './terms-skeleton.tsx';

export default function TermsPage() {
  useTitle(words.title);
  const [address] = useSearchParams();
  const references = useReferences();
  const settings = useSettings();
  const failed = [references, settings].find(({ data, error }) => data === undefined && error);
  return (
    <>
      <PageHeader
        title={words.title}
        description={words.description}
        back={{ to: '/app/references/translations', label: words.back }}
      />
      {failed ? (
        <QueryError title={words.failed} query={failed} />
      ) : !references.data || !settings.data ? (
        <TermsSkeleton />
      ) : settings.data.languages.length === 0 ? (
        <EmptyState
          icon={<Settings />}
          title={translationsWords.offTitle}
          action={
            <ButtonLink to="/app/organization/settings#languages">
              {translationsWords.openSettings}
            </ButtonLink>
          }
        >
          {translationsWords.off}
        </EmptyState>
      ) : (
        <TermsOf references={references.data} settings={settings.data} asked={address.get('language')} />
      )}
    </>
  );
}

interface TermsOfProps {
  references: readonly Reference[];
  settings: OrganizationSettings;
  asked: string | null;
}

function TermsOf({ references, settings, asked }: TermsOfProps) {
  const { language: usual, languages } = settings;
  // Originals in other languages need terms in the usual one too.
  const isMixed = references.some(({ language = usual }) => language !== usual);
  const offered = isMixed ? [...languages, usual] : languages;
  const language = offered.find((code) => code === asked) ?? offered[0]!;
  return (
    <>
      <nav aria-label={words.languages} className="mb-5 flex flex-wrap gap-1 border-b border-line">
        {offered.map((code) => (
          <Link
            key={code}
            to={`?language=${code}`}
            aria-current={code === language ? 'page' : undefined}
            className={tabClass(code === language)}
          >
            <bdi lang={code}>{ownName(code)}</bdi>
          </Link>
        ))}
      </nav>
      <SavedTerms key={language} references={references} language={language} usual={usual} />
    </>
  );
}
