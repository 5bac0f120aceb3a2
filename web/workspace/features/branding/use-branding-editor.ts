import { useEffect, useRef, useState } from 'react';
import type { SavedBranding } from '#contract/organization';
import { useOrganization } from '../../lib/active-organization.tsx';
import { isApiError, messageOf } from '../../lib/api-client.ts';
import { useSaveBranding } from '../../lib/branding.ts';
import { ownText, type OwnText } from '../../lib/own-text.ts';
import { useClaims } from '../../lib/session.ts';
import { notify } from '../../ui/toast.tsx';
import {
  bodyOf,
  differing,
  draftKey,
  draftOf,
  merged,
  readEdited,
  untouched,
  type BrandingDraft,
  type Edited,
} from './branding-draft.ts';
import { texts } from './texts.ts';

interface Failure {
  message: string;
  fields: Record<string, string>;
}

export interface BrandingEditor {
  draft: BrandingDraft;
  set: (change: Partial<BrandingDraft>) => void;
  dirty: boolean;
  /** The edits are from an earlier visit. */
  restored: boolean;
  discard: () => void;
  save: () => Promise<void>;
  busy: boolean;
  failure: Failure | undefined;
  /** Somebody else has saved meanwhile: the branding as it stands. */
  conflict: SavedBranding | undefined;
  /** What saving mine over theirs would make. */
  mine: BrandingDraft | undefined;
  takeTheirs: () => void;
  saveMine: () => Promise<void>;
  decideLater: () => void;
}

/** Everything about the branding being edited that is not how it looks; `readOnly` keeps it as it is. */
export function useBrandingEditor(saved: SavedBranding, readOnly: boolean): BrandingEditor {
  const key = draftKey(useClaims().sub, useOrganization().organizationId);
  const [kept] = useState(() => ownText(key));
  const [beginning] = useState(() => readEdited(kept.read()));
  const [edited, setEdited] = useState<Edited>(beginning ?? untouched(saved));
  const [restored, setRestored] = useState(beginning !== undefined);
  const [failure, setFailure] = useState<Failure>();
  const [conflict, setConflict] = useState<SavedBranding>();
  const { mutateAsync, isPending } = useSaveBranding();
  const dirty = differing(edited.draft, edited.base).length > 0;
  useKept(kept, edited, dirty);

  const adopt = (branding: SavedBranding) => {
    setEdited(untouched(branding));
    setRestored(false);
    setFailure(undefined);
    setConflict(undefined);
  };
  // A newer one that comes in the background is taken over as long as nothing has been changed.
  if (!dirty && saved.version > edited.version) setEdited(untouched(saved));

  const send = async (draft: BrandingDraft, version: number) => {
    setFailure(undefined);
    try {
      adopt(await mutateAsync(bodyOf(draft, version)));
      notify.success(texts.saved);
    } catch (error) {
      if (isApiError(error, 'VERSION_CONFLICT') && error.current) {
        setConflict(error.current as SavedBranding);
      } else {
        setConflict(undefined);
        setFailure({ message: messageOf(error), fields: isApiError(error) ? error.fields : {} });
      }
    }
  };
  const mine = conflict && merged(edited, draftOf(conflict));
  return {
    draft: edited.draft,
    set: (change) => {
      if (!readOnly) setEdited((now) => ({ ...now, draft: { ...now.draft, ...change } }));
    },
    dirty,
    restored: restored && dirty,
    discard: () => adopt(saved),
    save: () => send(edited.draft, edited.version),
    busy: isPending,
    failure,
    conflict,
    mine,
    takeTheirs: () => conflict && adopt(conflict),
    saveMine: async () => {
      if (conflict && mine) await send(mine, conflict.version);
    },
    decideLater: () => setConflict(undefined),
  };
}

/** Unsaved edits lie in this browser until they are saved or discarded; leaving the page with some says so. */
function useKept(kept: OwnText, edited: Edited, dirty: boolean): void {
  const leaving = useRef(dirty);
  useEffect(() => {
    leaving.current = dirty;
    // Where that is not allowed they last as long as the page.
    if (dirty) kept.write(JSON.stringify(edited));
    else kept.clear();
  }, [kept, edited, dirty]);
  useEffect(
    () => () => {
      if (leaving.current) notify.success(texts.kept);
    },
    [],
  );
}
