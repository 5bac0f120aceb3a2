import { useEffect, useState } from 'react';
import { claimDraft, unsavedElsewhere, type Claim } from './claim-draft.ts';

/** The draft and the session of an editor that begins; undefined for the moment it takes to find them. */
export function useDraftClaim(place: string): Claim | undefined {
  const [claim, setClaim] = useState<Claim>();
  useEffect(() => {
    const ending = new AbortController();
    void claimDraft(place, ending.signal).then((taken) => {
      if (!ending.signal.aborted) setClaim(taken);
    });
    return () => ending.abort();
  }, [place]);
  return claim;
}

/** Whether another tab holds unsaved edits of the same reference; a place of `undefined` has no others. */
export function useUnsavedElsewhere(place: string | undefined, session: string): boolean {
  const [elsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    if (!place) return undefined;
    const cardStyle = () => void unsavedElsewhere(place, session).then(setElsewhere, () => undefined);
    const follow = (event: StorageEvent) => {
      if (event.key?.startsWith(`${place}.`)) cardStyle();
    };
    cardStyle();
    window.addEventListener('storage', follow);
    window.addEventListener('focus', cardStyle);
    return () => {
      window.removeEventListener('storage', follow);
      window.removeEventListener('focus', cardStyle);
    };
  }, [place, session]);
  return elsewhere;
}
