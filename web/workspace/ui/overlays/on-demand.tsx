import { useEffect, useState, type ComponentType } from 'react';
import * as fixed from '#words/fixed';
import { notify } from '../feedback/toast.tsx';

interface Closable {
  onClose: () => void;
}

/** Unlike `lazy`, it reports a failed load in a toast, closes the component and tries again the next time. */
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
        notify.error(fixed.noResponse);
        onClose();
      };
      fetchOnce().then(show, giveUp);
      return () => {
        wanted = false;
      };
    }, [Part, onClose]);
    return Part ? <Part {...props} /> : null;
  }

  OnDemand.prefetch = () => void fetchOnce().catch(() => undefined);
  return OnDemand;
}
