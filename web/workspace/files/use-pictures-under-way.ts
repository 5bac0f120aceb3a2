import { useCallback, useState } from 'react';

/** What a form says meanwhile. */
export const heldTexts = {
  waiting: 'Waiting for the picture…',
  saveLater: 'A picture is still being uploaded. Save again when it is there.',
};

/**
 * Lets a form hold its Save while pictures are uploaded: their addresses are not in the form yet. Give `onBusy` to each
 * `PictureField`.
 */
export function usePicturesUnderWay(): { waiting: boolean; onBusy: (busy: boolean) => void } {
  const [count, setCount] = useState(0);
  const onBusy = useCallback((busy: boolean) => setCount((before) => before + (busy ? 1 : -1)), []);
  return { waiting: count > 0, onBusy };
}
