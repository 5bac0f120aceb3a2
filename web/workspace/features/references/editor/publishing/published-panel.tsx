import { CircleCheck, ExternalLink, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Reference, WrittenReference } from '#contract/resources/reference';
import * as referenceEditorWords from '#words/reference-editor';
import { useOrganization } from '../../../../lib/organization/active-organization.tsx';
import { useReferences } from '../../../../lib/organization/records.ts';
import { scriptSnippet } from '../../../../../shared/embed-snippet.ts';
import { storyNameOf, storyPath } from '../../../../../shared/public-address.ts';
import { buttonClass, ButtonLink, IconButton } from '../../../../ui/elements/button.tsx';
import { CopyButton } from '../../../../ui/elements/copy-button.tsx';
import { viewPath } from '../../view-path.ts';
import { LeftOut } from './left-out.tsx';

const words = referenceEditorWords.published;

export default function PublishedPanel({
  reference,
  onClose,
}: {
  reference: WrittenReference;
  onClose: () => void;
}) {
  const panel = useRef<HTMLElement>(null);
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
            {words.title}
          </h2>
          <p id="published-note" className="text-ink-2">
            {words[reference.visibility]}
          </p>
          <LeftOut parts={reference.leftOut ?? []} />
        </div>
        <IconButton label={words.close} onClick={onClose} className="-mt-1 -me-2">
          <X aria-hidden />
        </IconButton>
      </div>
      <div className="mt-4 flex flex-wrap gap-2 sm:ps-8">
        {reference.visibility === 'private' ? null : <WaysToShow reference={reference} />}
        <ButtonLink to="/app/references/new" variant="ghost" size="sm">
          {words.another}
        </ButtonLink>
      </div>
    </section>
  );
}

function WaysToShow({ reference }: { reference: Reference }) {
  const organization = useOrganization();
  const { data: references } = useReferences();
  const page = organization.slug;
  const address = storyPath(page, storyNameOf(reference));
  const listed = reference.visibility === 'public';
  return (
    <>
      <a
        href={listed ? viewPath(page, reference, references) : address}
        target="_blank"
        rel="noopener"
        className={buttonClass('primary', 'sm')}
      >
        <ExternalLink aria-hidden />
        {listed ? words.view : words.viewUnlisted}
      </a>
      <CopyButton size="sm" text={window.location.origin + address} failed={words.copyFailed}>
        {words.copyLink}
      </CopyButton>
      {listed ? (
        <>
          <CopyButton
            size="sm"
            text={scriptSnippet({ organization: organization.organizationId })}
            failed={words.copyFailed}
          >
            {words.copyEmbed}
          </CopyButton>
          <ButtonLink to="/app/integrations" variant="ghost" size="sm">
            {words.customize}
          </ButtonLink>
        </>
      ) : null}
    </>
  );
}
