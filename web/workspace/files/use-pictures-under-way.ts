import { useCallback, useState } from 'react';

/** Texts of a form that waits for uploads. */
export const heldTexts = {
  waiting: 'Waiting for the picture…',
  saveLater: 'A picture is still being uploaded. Save again when it is there.',
};

/** Disables Save while pictures upload, because their addresses are not in the form yet. Pass `onBusy` to each `PictureField`. */
export function usePicturesUnderWay(): { waiting: boolean; onBusy: (busy: boolean) => void } {
  const [count, setCount] = useState(0);
  const onBusy = useCallback((busy: boolean) => setCount((before) => before + (busy ? 1 : -1)), []);
  return { waiting: count > 0, onBusy };
}
