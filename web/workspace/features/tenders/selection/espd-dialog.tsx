import { knownBy } from '#contract/permission/tells-customer';
import { sayableIn } from '#contract/tender/light-of-reference';
import { toldOf, type TenderPick } from '#contract/tender/pick';
import * as words from '#words/espd';
import { useContacts } from '../../../permissions/contacts/contacts.ts';
import { CopyButton } from '../../../ui/elements/copy-button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { Candidate } from '../ranking/use-candidates.ts';
import { RankingSkeleton } from '../skeletons.tsx';
import { espdLines } from './espd.ts';

interface Props extends Candidate {
  pick: TenderPick;
  /** The tender's first language. */
  language: string | undefined;
  onClose: () => void;
}

export default function EspdDialog({ pick, reference, customer, known, language, onClose }: Props) {
  const { data: contacts, error } = useContacts(customer.id);
  const { language: ownLanguage, ...own } = pick.own ?? {};
  const isOwn = language === undefined || language === ownLanguage;
  const facts = { ...toldOf(known.facts, pick), ...(isOwn && own) };
  const source = { reference, customer: { name: customer.name, ...knownBy(customer) }, facts };
  const text = contacts && espdLines({ ...source, sayable: sayableIn(known), contacts }, language).join('\n');
  return (
    <Dialog open title={words.title} description={words.description} size="lg" onClose={onClose}>
      {text ? (
        <>
          <p className="rounded-lg border border-line bg-sunken p-3 text-[0.8125rem] wrap-anywhere whitespace-pre-line">
            {text}
          </p>
          <CopyButton text={text}>{words.copy}</CopyButton>
        </>
      ) : null}
      {text === '' ? <p>{words.nothing}</p> : null}
      {!contacts && error ? <p role="alert">{words.failed}</p> : null}
      {!contacts && !error ? <RankingSkeleton /> : null}
    </Dialog>
  );
}
