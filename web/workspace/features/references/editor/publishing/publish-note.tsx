import { useEffect, useState } from 'react';
import { onDemand } from '../../../../ui/overlays/on-demand.tsx';
import type { ReferenceEditorState } from '../editor-state.ts';

const PublishPermission = onDemand(() => import('./publish-permission.tsx'));

/** Shows missing permissions beside Publish. They load once somebody edits, because few viewers publish. */
export function PublishNote({ editor }: { editor: ReferenceEditorState }) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    const begin = () => {
      setWanted(true);
      ended.abort();
    };
    for (const event of ['pointermove', 'pointerdown', 'keydown'])
      window.addEventListener(event, begin, { signal: ended.signal, passive: true });
    return () => ended.abort();
  }, []);
  return wanted ? <PublishPermission editor={editor} onClose={() => setWanted(false)} /> : null;
}
