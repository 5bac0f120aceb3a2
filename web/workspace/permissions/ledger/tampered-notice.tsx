import { ShieldAlert } from 'lucide-react';
import * as words from '#words/permissions';
import { factLink } from '../../ui/page/fact.tsx';
import { Link } from '../../ui/elements/link.tsx';

/** The hash chain of a ledger is broken, so its entries may be forged. */
export function TamperedNotice() {
  return (
    <div role="alert" className="flex gap-3 rounded-xl border border-bad/30 bg-bad-soft p-4 text-bad">
      <ShieldAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <p className="font-medium">{words.tampered}</p>
        <p className="mt-0.5 text-pretty">
          {words.tamperedBody}{' '}
          <Link to="/app/help/contact" className={factLink}>
            {words.tamperedHelp}
          </Link>
        </p>
      </div>
    </div>
  );
}
