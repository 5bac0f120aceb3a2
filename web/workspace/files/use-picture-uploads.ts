import { useCallback, useRef, useState } from 'react';

/** Keeps a save until the pictures are uploaded, because their addresses are not in the form before. Pass `onBusy` to each `PictureField`. */
export function usePictureUploads() {
  const [count, setCount] = useState(0);
  const [isSaveKept, setIsSaveKept] = useState(false);
  const running = useRef(0);
  const kept = useRef<() => void>(undefined);
  const onBusy = useCallback((busy: boolean, isMissing = false) => {
    running.current += busy ? 1 : -1;
    setCount(running.current);
    if (running.current > 0) return;
    const save = kept.current;
    kept.current = undefined;
    setIsSaveKept(false);
    // Without its picture, a record might be published that nobody wanted like this.
    if (!isMissing) save?.();
  }, []);
  /** True if a picture is uploading: the save then follows it. */
  const keepSave = (save: () => void): boolean => {
    if (running.current === 0) return false;
    kept.current = save;
    setIsSaveKept(true);
    return true;
  };
  return { waiting: count > 0, isSaveKept, onBusy, keepSave };
}
