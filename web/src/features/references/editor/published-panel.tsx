import { CircleCheck, ExternalLink, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Reference } from '#contract/reference';
import { useOrganization } from '../../../lib/active-organization.tsx';
import { referencePagePath } from '../../../lib/public-address.ts';
import { buttonClass, ButtonLink, IconButton } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { texts } from '../texts.ts';

/** What publishing achieved, and where to see it. */
export function PublishedPanel({
  reference,
  onClose,
}: {
  reference: Reference | undefined;
  onClose: () => void;
}) {
  return reference ? <Panel key={reference.version} reference={reference} onClose={onClose} /> : null;
}

function Panel({ reference, onClose }: { reference: Reference; onClose: () => void }) {
  const { organizationId } = useOrganization();
  const panel = useRef<HTMLElement>(null);
  const path = referencePagePath(organizationId);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="published-title"
      aria-describedby="published-note"
      className="pop-in rounded-xl border border-good/30 bg-good-soft p-4 outline-none sm:px-6 sm:py-5"
    >
      <div className="flex items-start gap-3">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
        <div className="min-w-0 flex-1">
          <h2 id="published-title" className="text-[0.9375rem] font-semibold">
            {texts.published.title}
          </h2>
          <p id="published-note" className="text-ink-2">
            {texts.published[reference.visibility]}
          </p>
        </div>
        <IconButton label={texts.published.close} onClick={onClose} className="-mt-1 -mr-2">
          <X aria-hidden />
        </IconButton>
      </div>
      <div className="mt-4 flex flex-wrap gap-2 sm:pl-8">
        {reference.visibility === 'public' ? (
          <>
            <a href={path} target="_blank" rel="noopener" className={buttonClass('primary')}>
              <ExternalLink aria-hidden />
              {texts.published.view}
            </a>
            <CopyButton text={window.location.origin + path} failed={texts.published.copyFailed}>
              {texts.published.copy}
            </CopyButton>
          </>
        ) : null}
        <ButtonLink to="/app/references/new" variant="ghost">
          {texts.published.another}
        </ButtonLink>
      </div>
    </section>
  );
}
