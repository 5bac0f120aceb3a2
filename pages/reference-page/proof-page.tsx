import type { CardContent, Confirmation } from '#contract/cards/card';
import { getPublicReference } from '#functions/public/get-public-reference';
import { AppError } from '#functions/shared/errors/app-error';
import { PageOwner, PageShell } from '#web/public/page-shell.tsx';
import { pageStyle } from '#web/public/page-style.ts';
import { storyPathOf } from '#web/public/page-view.ts';
import { once } from '#contract/primitives/once';
import type { PageResponse, VisitorRequest } from '../serve.ts';
import { documentOf } from './document.tsx';

/** It says nothing beyond the ledger, and only while the reference is public and unchanged. */
export async function proofPage({
  params,
  context,
}: VisitorRequest<{ proofId: string }>): Promise<PageResponse> {
  const [organizationId, referenceId] = params.proofId.split('.') as [string, string];
  const { organization, branding, card } = await getPublicReference(context, {
    organizationId,
    referenceId,
  });
  if (!card.confirmed) throw new AppError('NOT_FOUND');
  return documentOf({
    description: {
      kind: 'proof',
      title: `Confirmed: ${card.title}`,
      summary: `${confirmer(card)} confirmed the reference “${card.title}” of ${organization.name}.`,
      noindex: true,
    },
    style: pageStyle(branding),
    children: (
      <PageShell organizationId={organizationId} className="page-proof">
        <header className="page-bar">
          <PageOwner organization={organization} branding={branding} />
        </header>
        <main className="page-main proof">
          <h1>Confirmed by the customer</h1>
          <p className="proof-lead">
            <span dir="auto">{confirmer(card)}</span> confirmed the reference{' '}
            <a href={storyPathOf({ organization }, card)} dir="auto">
              {card.title}
            </a>{' '}
            of {organization.name}.
          </p>
          <dl className="proof-facts">
            {factsOf(card.confirmed, card).map(({ caption, value }) => (
              <div key={caption}>
                <dt>{caption}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="proof-note">
            Refdeck asked by a link that was sent to this contact alone, and wrote the answer down. That is
            all this page says: it is no audit of the story, and no rating.
          </p>
        </main>
      </PageShell>
    ),
  });
}

const day = once(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }));
const inWords = (at: string) => day().format(new Date(at));

function confirmer({ confirmed, company }: CardContent): string {
  const { name, domain } = confirmed!;
  const place = domain ?? company ?? 'the customer';
  return `${name ?? 'A contact'} at ${place}`;
}

function factsOf({ at, jobTitle, expiresOn }: Confirmation, { company }: CardContent) {
  return [
    { caption: 'Customer', value: company },
    { caption: 'Role', value: jobTitle },
    { caption: 'Confirmed on', value: inWords(at) },
    { caption: 'Text', value: 'Unchanged since it was confirmed' },
    { caption: 'Holds until', value: expiresOn ? inWords(expiresOn) : 'It is taken back' },
  ].flatMap(({ caption, value }) => (value === undefined ? [] : [{ caption, value }]));
}
