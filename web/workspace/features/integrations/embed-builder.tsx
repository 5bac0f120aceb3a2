import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import * as words from '#words/integrations';
import { useOrganization } from '../../lib/organization/active-organization.tsx';
import { useCollections } from '../../lib/organization/records.ts';
import { Button } from '../../ui/elements/button.tsx';
import { BuilderFields } from './builder-fields.tsx';
import { optionsOf, untouched, writeBuild, readBuild, type Build } from './build.ts';
import { Preview } from './preview.tsx';
import { Snippets } from './snippets.tsx';

export function EmbedBuilder() {
  const { organizationId } = useOrganization();
  const { build, settled, set } = useBuild();
  const collection = useCollections().data?.find(({ id }) => id === build.collection);
  const touched = writeBuild({ ...build, form: untouched.form }).size > 0;
  return (
    <section aria-labelledby="embed-builder">
      <div className="mb-4 flex min-h-8 items-center justify-between gap-3">
        <h2 id="embed-builder" className="text-[0.9375rem] font-semibold">
          {words.builderTitle}
        </h2>
        {touched ? (
          <Button
            size="sm"
            variant="ghost"
            className="-me-2.5"
            onClick={() => set({ ...untouched, form: build.form })}
          >
            {words.builderReset}
          </Button>
        ) : null}
      </div>
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <BuilderFields build={build} set={set} />
        <div className="flex min-w-0 flex-col gap-6">
          <Preview form={build.form} options={optionsOf({ ...settled, form: build.form }, organizationId)} />
          <Snippets
            form={build.form}
            onChoose={(form) => set({ form })}
            options={optionsOf(build, organizationId)}
            collectionName={collection?.name}
          />
        </div>
      </div>
    </section>
  );
}

const pauseMs = 250;

/** `settled` follows after a pause and is in the address, so that dragging through colors loads one preview. */
function useBuild() {
  const { pathname } = useLocation();
  const [address, setAddress] = useSearchParams();
  const [build, setBuild] = useState(() => readBuild(address));
  const written = useRef(writeBuild(build).toString());
  const inAddress = writeBuild(readBuild(address)).toString();
  const wanted = writeBuild(build).toString();

  useEffect(() => {
    if (wanted === written.current) return undefined;
    const timer = setTimeout(() => {
      // After a navigation to another page, setting the address would navigate back.
      if (window.location.pathname !== pathname) return;
      written.current = wanted;
      setAddress(wanted, { replace: true });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [wanted, pathname, setAddress]);
  // The address changed from outside, by a link or by back and forward.
  useEffect(() => {
    if (inAddress === written.current) return;
    written.current = inAddress;
    setBuild(readBuild(new URLSearchParams(inAddress)));
  }, [inAddress]);

  return {
    build,
    settled: readBuild(new URLSearchParams(inAddress)),
    set: (change: Partial<Build>) => setBuild((now) => ({ ...now, ...change })),
  };
}
