import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readBuild, writeBuild, type Build } from './build.ts';

const pauseMs = 250;

/**
 * What is chosen in the builder. After a pause it stands in the address, which can be shared; `settled` is what stands there,
 * so that dragging through colours asks for one preview.
 */
export function useBuild() {
  const { pathname } = useLocation();
  const [address, setAddress] = useSearchParams();
  const [build, setBuild] = useState(() => readBuild(address));
  const written = useRef(writeBuild(build).toString());
  const kept = writeBuild(readBuild(address)).toString();
  const wanted = writeBuild(build).toString();

  useEffect(() => {
    if (wanted === written.current) return undefined;
    const timer = setTimeout(() => {
      // Whoever has gone on to another page, which may still be loading, is not called back to this one.
      if (window.location.pathname !== pathname) return;
      written.current = wanted;
      setAddress(wanted, { replace: true });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [wanted, pathname, setAddress]);
  // The address changed by itself: a link, or back and forward.
  useEffect(() => {
    if (kept === written.current) return;
    written.current = kept;
    setBuild(readBuild(new URLSearchParams(kept)));
  }, [kept]);

  return {
    build,
    settled: readBuild(new URLSearchParams(kept)),
    set: (change: Partial<Build>) => setBuild((now) => ({ ...now, ...change })),
  };
}
