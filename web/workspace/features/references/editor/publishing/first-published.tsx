import { ChevronRight, Code, ExternalLink, Palette, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { cardOf } from '#contract/cards/card';
import type { Reference } from '#contract/resources/reference';
import * as words from '#words/first-published';
import { published } from '#words/reference-editor';
import { FittedCard } from '../../../../cards/fitted-card.tsx';
import { useOrganization } from '../../../../lib/organization/active-organization.tsx';
import { useBranding, useCustomers, useReferences } from '../../../../lib/organization/records.ts';
import { buttonClass } from '../../../../ui/elements/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { Link } from '../../../../ui/elements/link.tsx';
import { viewPath } from '../../view-path.ts';

interface Props {
  reference: Reference;
  onAsk: () => void;
  onClose: () => void;
}

export default function FirstPublished({ reference, onAsk, onClose }: Props) {
  const organization = useOrganization();
  const { data: references } = useReferences();
  const { data: customers } = useCustomers();
  const branding = useBranding().data;
  const company = customers?.find(({ id }) => id === reference.attributes.customerId)?.name;
  const { background, text } = branding?.brandColors ?? {};
  return createPortal(
    <Dialog open size="lg" onClose={onClose} title={words.title} description={words.note}>
      <div className="grid items-center gap-6 sm:grid-cols-2">
        <div
          style={{ backgroundColor: background, color: text }}
          className="rounded-xl border border-line bg-sunken p-4"
        >
          <p className="mb-3 truncate text-center font-semibold">{organization.name}</p>
          <div inert className="max-sm:mx-auto max-sm:w-44">
            <FittedCard card={cardOf(reference, company)} branding={branding} />
          </div>
        </div>
        <div className="flex min-w-0 flex-col">
          <a
            href={viewPath(organization.slug, reference, references)}
            target="_blank"
            rel="noopener"
            data-autofocus
            className={buttonClass('primary', 'lg')}
          >
            <ExternalLink aria-hidden />
            {published.view}
          </a>
          <h3 className="mt-6 mb-2 font-semibold">{words.next}</h3>
          <ul className="divide-y divide-line rounded-xl border border-line">
            <li>
              <button type="button" onClick={onAsk} className={stepClass}>
                <StepText icon={<ShieldCheck />} {...words.ask} />
              </button>
            </li>
            <NextStep to="/app/organization/branding" icon={<Palette />} {...words.branding} />
            <NextStep to="/app/integrations" icon={<Code />} {...words.embed} />
          </ul>
        </div>
      </div>
    </Dialog>,
    document.body,
  );
}

interface StepProps {
  icon: ReactNode;
  title: string;
  note: string;
}

const stepClass =
  'flex w-full items-center gap-3 px-4 py-3.5 text-start -outline-offset-2 transition-colors duration-100 hover:bg-hover';

function NextStep({ to, ...step }: StepProps & { to: string }) {
  return (
    <li>
      <Link to={to} className={stepClass}>
        <StepText {...step} />
      </Link>
    </li>
  );
}

function StepText({ icon, title, note }: StepProps) {
  return (
    <>
      <span aria-hidden className="text-ink-2 [&_svg]:size-5">
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{title}</span>
        <span className="block text-[0.8125rem] text-pretty text-ink-2">{note}</span>
      </span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-3" />
    </>
  );
}
