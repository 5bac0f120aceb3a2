import type { ReferenceUse } from '#contract/resources/permission';
import { collectionPagePath, referencePagePath, storyPath } from '#web/shared/public-address.ts';
import * as words from '#words/permissions';
import { factLink } from '../../ui/page/fact.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { QueryError } from '../../ui/feedback/states.tsx';
import { useReferenceUse } from '../api.ts';
import { dayInWords } from '../parts.ts';

const shownWebsites = 8;

interface Props {
  customerId: string;
  referenceId?: string;
}

export default function WhereUsed(question: Props) {
  const use = useReferenceUse(question);
  if (use.error && !use.data) return <QueryError title={words.usageFailed} query={use} />;
  if (!use.data) {
    return (
      <Loading label={words.usageLoading}>
        <Skeleton className="h-16 rounded-lg" />
      </Loading>
    );
  }
  const { page, uses, stillNamed } = use.data;
  const shown = uses.filter(({ story }) => story !== undefined);
  return (
    <div className="flex flex-col gap-3 text-[0.8125rem]">
      {shown.length === 0 ? <p className="text-ink-2">{words.usageNowhere}</p> : null}
      {shown.map((reference) => (
        <div key={reference.referenceId} className="min-w-0">
          <p className="font-medium wrap-anywhere">{reference.name}</p>
          <Uses page={page} use={reference} />
        </div>
      ))}
      {stillNamed ? (
        <p className="font-medium">{words.usageTenders(stillNamed.tenders, dayInWords(stillNamed.until))}</p>
      ) : null}
      {shown.length > 0 ? <p className="text-pretty text-ink-3">{words.usageBeyond}</p> : null}
    </div>
  );
}

function Uses({ page, use: { story, listed, collections, websites } }: { page: string; use: ReferenceUse }) {
  const pages = [
    { key: 'story', label: words.usageStory, href: storyPath(page, story!) },
    ...(listed ? [{ key: 'page', label: words.usagePage, href: referencePagePath(page) }] : []),
    ...collections.map(({ id, name }) => ({
      key: id,
      label: words.usageCollection(name),
      href: collectionPagePath(page, id),
    })),
  ];
  const more = websites.length - shownWebsites;
  return (
    <ul className="mt-1 flex flex-col gap-0.5 text-ink-2">
      {pages.map(({ key, label, href }) => (
        <li key={key}>
          <a href={href} target="_blank" rel="noreferrer" className={factLink}>
            {label}
          </a>
        </li>
      ))}
      {websites.slice(0, shownWebsites).map(({ host, lastDay }) => (
        <li key={host} className="wrap-anywhere">
          {words.usageWebsite(host, dayInWords(lastDay))}
        </li>
      ))}
      {more > 0 ? <li>{words.usageMoreWebsites(more)}</li> : null}
    </ul>
  );
}
