import { useCallback, useState } from 'react';

export const waitingTexts = {
  waiting: 'Waiting for the picture…',
  saveLater: 'A picture is still being uploaded. Save again when it is there.',
};

/** Disables Save while pictures upload, because their addresses are not in the form yet. Pass `onBusy` to each `PictureField`. */
export function usePictureUploads(): { waiting: boolean; onBusy: (busy: boolean) => void } {
  const [count, setCount] = useState(0);
  const onBusy = useCallback((busy: boolean) => setCount((before) => before + (busy ? 1 : -1)), []);
  return { waiting: count > 0, onBusy };
}
