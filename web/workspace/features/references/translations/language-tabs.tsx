import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { OrganizationSettings } from '#contract/resources/organization';
import type { Reference } from '#contract/resources/reference';
import { ownName } from '#contract/words/language-name';
import * as words from '#words/translations';
import { Link } from '../../../ui/elements/link.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { tabClass } from '../../../ui/page/tabs.tsx';

interface Props {
  reference: Reference;
  settings: Pick<OrganizationSettings, 'language' | 'languages'>;
  /** The language of the open translation; without it, the original is open. */
  language?: string;
}

const addressOf = ({ id }: Reference, language?: string) =>
  `/app/references/${id}${language ? `?language=${language}` : ''}`;

export default function LanguageTabs({ reference, settings, language }: Props) {
  const navigate = useNavigate();
  const original = reference.language ?? settings.language;
  const { translations = {} } = reference;
  const others = settings.languages.filter((code) => code !== original);
  const begun = others.filter((code) => translations[code] || code === language);
  const further = others.filter((code) => !begun.includes(code));
  return (
    <nav aria-label={words.tabs} className="mb-5 flex flex-wrap items-center gap-1 border-b border-line">
      <Tab to={addressOf(reference)} code={original} note={words.tabOriginal} isChosen={!language} />
      {begun.map((code) => (
        <Tab
          key={code}
          to={addressOf(reference, code)}
          code={code}
          note={noteOf(translations[code])}
          isChosen={code === language}
        />
      ))}
      {further.length > 0 ? (
        <Menu
          label={words.addLanguage}
          trigger={
            <>
              <Plus aria-hidden className="size-4" />
              {words.language}
            </>
          }
          triggerLabel={words.addLanguage}
          triggerClassName="flex h-10 items-center gap-1 rounded-lg px-2.5 font-medium text-ink-2 hover:text-ink"
          groups={[
            further.map((code) => ({
              id: code,
              label: ownName(code),
              onSelect: () => void navigate(addressOf(reference, code)),
            })),
          ]}
        />
      ) : null}
    </nav>
  );
}

function noteOf(summary: NonNullable<Reference['translations']>[string] | undefined): string {
  if (!summary) return words.tabNew;
  if (summary.changed.length > 0) return words.tabChanged(summary.changed.length);
  return words.statuses[summary.status];
}

function Tab({ to, code, note, isChosen }: { to: string; code: string; note: string; isChosen: boolean }) {
  return (
    <Link to={to} aria-current={isChosen ? 'page' : undefined} className={tabClass(isChosen)}>
      <bdi lang={code}>{ownName(code)}</bdi>
      <span className="text-[0.8125rem] font-normal text-ink-3">{note}</span>
    </Link>
  );
}
