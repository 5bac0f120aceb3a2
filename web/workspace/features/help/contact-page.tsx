import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useOrganization } from '../../lib/active-organization.tsx';
import { profileQuery } from '../../lib/profile.ts';
import { useTitle } from '../../lib/use-title.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactSkeleton } from './contact-skeleton.tsx';
import { texts } from './texts.ts';

/** A message to us, with what we know of the sender filled in. */
export default function ContactPage() {
  useTitle(texts.contact.title);
  const { name: company } = useOrganization();
  // Not `useProfile`: its stand-in for a profile that could not be loaded is for showing, not for sending.
  const { data: profile, isPending } = useQuery(profileQuery);
  const [sentFor, setSentFor] = useState<string>();
  if (isPending) return <ContactSkeleton />;
  return (
    <div className="max-w-2xl">
      <PageHeader
        back={{ to: '/app/help', label: texts.article.back }}
        title={texts.contact.title}
        description={sentFor ? undefined : texts.contact.description}
      />
      {sentFor ? (
        <Sent email={sentFor} onAnother={() => setSentFor(undefined)} />
      ) : (
        <Card>
          <ContactForm
            known={{ fullName: profile?.name ?? '', email: profile?.email ?? '', company }}
            onSent={setSentFor}
          />
        </Card>
      )}
    </div>
  );
}

const focusOn = (heading: HTMLElement | null) => heading?.focus();

function Sent({ email, onAnother }: { email: string; onAnother: () => void }) {
  return (
    <Card>
      <div className="flex items-start gap-3">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
        <div className="min-w-0">
          {/* The button that had the focus is gone: this is read instead. */}
          <h2 ref={focusOn} tabIndex={-1} className="text-[0.9375rem] font-semibold outline-none">
            {texts.contact.sentTitle}
          </h2>
          <p className="mt-1 text-pretty wrap-anywhere text-ink-2">{texts.contact.sent(email)}</p>
          <p className="mt-1 text-ink-2">{texts.contact.kept}</p>
          <div className="mt-5 flex flex-wrap gap-2">
            <ButtonLink to="/app/help">{texts.contact.toArticles}</ButtonLink>
            <Button variant="ghost" onClick={onAnother}>
              {texts.contact.another}
            </Button>
          </div>
        </div>
      </div>
    </Card>
  );
}
