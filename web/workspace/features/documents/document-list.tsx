import { useMemo, useState } from 'react';
import * as fixed from '#words/fixed';
import * as words from '#words/made-documents';
import { useMadeDocuments } from '../../documents/made-documents.ts';
import { useTeam } from '../../lib/organization/records.ts';
import { Button } from '../../ui/elements/button.tsx';
import { DocumentRow, type RowProps } from './document-row.tsx';

export function DocumentList({ mayMake }: { mayMake: boolean }) {
  const { data: team } = useTeam();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const nameOf = useMemo(() => {
    const names = new Map(team?.users.map(({ userId, name, email }) => [userId, name || email]));
    return (userId: string) => (team ? (names.get(userId) ?? fixed.formerMember) : undefined);
  }, [team]);
  return (
    <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
      <Page mayMake={mayMake} nameOf={nameOf} today={today} />
    </ul>
  );
}

interface PageProps extends Omit<RowProps, 'document'> {
  cursor?: string;
}

/** Each page asks for itself, so that one which waits for a document does not load the others again. */
function Page({ cursor, ...shared }: PageProps) {
  const { data, isError, isFetching, refetch } = useMadeDocuments({ cursor });
  const [isMoreShown, setMoreShown] = useState(false);
  const nextCursor = data?.nextCursor;
  return (
    <>
      {data?.documents.map((document) => (
        <DocumentRow key={document.id} document={document} {...shared} />
      ))}
      {!data || (nextCursor && !isMoreShown) ? (
        <li className="flex justify-center p-3">
          <Button
            variant="ghost"
            busy={!data && isFetching}
            onClick={isError ? () => void refetch() : () => setMoreShown(true)}
          >
            {isError ? words.retry : words.more}
          </Button>
        </li>
      ) : null}
      {nextCursor && isMoreShown ? <Page cursor={nextCursor} {...shared} /> : null}
    </>
  );
}
