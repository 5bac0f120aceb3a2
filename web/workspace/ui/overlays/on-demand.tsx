import { useEffect, useState, type ComponentType } from 'react';
import { texts } from '#contract/primitives/text';
import { notify } from '../feedback/toast.tsx';

interface Closable {
  onClose: () => void;
}

/**
 * A dialog, a menu: something whose code is fetched when it is first opened. Unlike `lazy`, code that cannot be fetched
 * is told in a toast, closes what was to open, and is asked for again the next time.
 */
export function onDemand<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loaded: ComponentType<Props> | undefined;
  const fetchOnce = async () => (loaded ??= (await load()).default);

  function OnDemand(props: Props & Closable) {
    const [Part, setPart] = useState(() => loaded);
    const { onClose } = props;
    useEffect(() => {
      if (Part) return undefined;
      let wanted = true;
      const show = (part: ComponentType<Props>) => {
        if (wanted) setPart(() => part);
      };
      const giveUp = () => {
        if (!wanted) return;
        notify.error(texts.noResponse);
        onClose();
      };
      fetchOnce().then(show, giveUp);
      return () => {
        wanted = false;
      };
    }, [Part, onClose]);
    return Part ? <Part {...props} /> : null;
  }

  /** Fetches the code when a pointer or the focus comes near. */
  OnDemand.prefetch = () => void fetchOnce().catch(() => undefined);
  return OnDemand;
}
