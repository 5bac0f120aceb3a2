import type { DocumentUse, ReferenceUse } from '#contract/resources/permission';
import { collectionPagePath, referencePagePath, storyPath } from '#web/shared/public-address.ts';
import * as words from '#words/where-used';
import { factLink } from '../../ui/page/fact.tsx';
import { useTeam } from '../../lib/organization/records.ts';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { QueryError } from '../../ui/feedback/states.tsx';
import { useReferenceUse } from '../api.ts';
import { dayInWords, dayOfMoment } from '../parts.ts';

const shownWebsites = 8;
const shownFiles = 8;

interface Props {
  customerId: string;
  referenceId?: string;
}

export default function WhereUsed(question: Props) {
  const use = useReferenceUse(question);
  if (use.error && !use.data) return <QueryError title={words.failed} query={use} />;
  if (!use.data) {
    return (
      <Loading label={words.loading}>
        <Skeleton className="h-16 rounded-lg" />
      </Loading>
    );
  }
  const { page, uses, stillNamed } = use.data;
  const shown = uses.filter(({ story, documents }) => story !== undefined || documents.length > 0);
  return (
    <div className="flex flex-col gap-3 text-[0.8125rem]">
      {shown.length === 0 ? <p className="text-ink-2">{words.nowhere}</p> : null}
      {shown.map((reference) => (
        <div key={reference.referenceId} className="min-w-0">
          <p className="font-medium wrap-anywhere">{reference.name}</p>
          {reference.story ? <Uses page={page} story={reference.story} use={reference} /> : null}
          <Files of={reference.documents} />
        </div>
      ))}
      {stillNamed ? (
        <p className="font-medium">{words.tenders(stillNamed.tenders, dayInWords(stillNamed.until))}</p>
      ) : null}
      {shown.length > 0 ? <p className="text-pretty text-ink-3">{words.beyond}</p> : null}
    </div>
  );
}

/** The names of people who have left are unknown. */
function Files({ of: documents }: { of: readonly DocumentUse[] }) {
  const { data: team } = useTeam();
  const more = documents.length - shownFiles;
  if (documents.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-col gap-0.5 text-ink-2">
      {documents.slice(0, shownFiles).map(({ id, title, format, at, by, isListed, sentAt }) => (
        <li key={id} className="wrap-anywhere">
          {words.file(title, format.toUpperCase())}
          <span className="text-ink-3">
            {[
              sentAt !== at &&
                words.fileMade(dayOfMoment(at), team?.users.find(({ userId }) => userId === by)?.name),
              sentAt && words.fileSent(dayOfMoment(sentAt)),
              isListed ? words.fileHere : words.fileGone,
            ]
              .filter(Boolean)
              .map((fact) => ` · ${fact}`)}
          </span>
        </li>
      ))}
      {more > 0 ? <li>{words.moreFiles(more)}</li> : null}
    </ul>
  );
}

interface OnPages {
  page: string;
  story: string;
  use: ReferenceUse;
}

function Uses({ page, story, use: { listed, collections, websites } }: OnPages) {
  const pages = [
    { key: 'story', label: words.story, href: storyPath(page, story) },
    ...(listed ? [{ key: 'page', label: words.page, href: referencePagePath(page) }] : []),
    ...collections.map(({ id, name }) => ({
      key: id,
      label: words.collection(name),
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
          {words.website(host, dayInWords(lastDay))}
        </li>
      ))}
      {more > 0 ? <li>{words.moreWebsites(more)}</li> : null}
    </ul>
  );
}
