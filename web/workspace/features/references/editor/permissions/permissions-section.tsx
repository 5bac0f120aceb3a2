import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import type { Customer } from '#contract/resources/customer';
import type { Reference } from '#contract/resources/reference';
import * as words from '#words/reference-editor';
import { Loading, Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import type { ReferenceEditorState } from '../editor-state.ts';
import { FoldedSection } from '../form/section.tsx';

const load = () => import('./permissions-panel.tsx');
const PermissionsPanel = lazy(load);

export function PermissionsSection(props: {
  editor: ReferenceEditorState;
  reference: Reference;
  customers: readonly Customer[] | undefined;
}) {
  // Links from requests point to this anchor.
  const { hash } = useLocation();
  return (
    <FoldedSection
      title={words.sections.permissions}
      note={words.permissionsNote}
      used={hash === '#permissions'}
      onNear={() => void load()}
    >
      <Suspense
        fallback={
          <Loading>
            <Skeleton className="h-24 rounded-lg" />
          </Loading>
        }
      >
        <PermissionsPanel {...props} />
      </Suspense>
    </FoldedSection>
  );
}
