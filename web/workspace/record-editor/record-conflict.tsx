import type { ReactNode } from 'react';
import { onDemand } from '../ui/overlays/on-demand.tsx';
import { differingFields } from './merge.ts';
import type { RecordKind } from './record-kind.ts';
import { conflictWords } from './conflict-words.ts';
import type { Conflict } from './use-record-editor.ts';

const ConflictDialog = onDemand(() => import('./conflict-dialog.tsx'));

interface Props<Values extends object> {
  editor: {
    kind: Pick<RecordKind<Values, never>, 'called'>;
    conflict: Conflict<Values, { updatedAt?: string; version: number }, unknown> | undefined;
    saving: unknown;
    keepTheirs: () => void;
    keepMine: (theirFields: readonly (keyof Values)[]) => Promise<void>;
    decideLater: () => void;
  };
  labelOf: (field: keyof Values & string) => string;
  show: (field: keyof Values & string, values: Values) => ReactNode;
  children?: ReactNode;
}

export function RecordConflict<Values extends object>({ editor, labelOf, show, children }: Props<Values>) {
  const { kind, conflict, saving, keepTheirs, keepMine, decideLater } = editor;
  if (!conflict) return null;
  const { theirs, theirValues, mine } = conflict;
  const words = conflictWords(conflict);
  return (
    <ConflictDialog
      key={theirs.version}
      title={words.title(kind.called)}
      words={words}
      differences={differingFields(mine, theirValues).map((field) => ({
        field,
        label: labelOf(field),
        theirs: show(field, theirValues),
        mine: show(field, mine),
      }))}
      savedAt={children ? undefined : theirs.updatedAt}
      busy={saving !== undefined}
      onClose={decideLater}
      onKeepTheirs={keepTheirs}
      onKeepMine={(theirFields) => void keepMine(theirFields as (keyof Values)[])}
    >
      {children}
    </ConflictDialog>
  );
}
