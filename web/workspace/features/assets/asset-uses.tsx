import type { AssetUse } from '#contract/error';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { texts } from './texts.ts';
import { Link } from '../../ui/link.tsx';

interface AssetUsesProps {
  /** Undefined while it is not known. */
  uses: readonly AssetUse[] | undefined;
  error: Error | null;
  onRetry: () => void;
}

/** Where a file is used, with the way there: that is what keeps it from being deleted. */
export function AssetUses({ uses, error, onRetry }: AssetUsesProps) {
  return (
    <section>
      <h3 className="text-[0.8125rem] text-ink-3">{texts.details.usedIn}</h3>
      {uses === undefined ? (
        error ? (
          <p className="mt-1 flex items-center gap-3 text-bad">
            {error.message}
            <Button size="sm" onClick={onRetry}>
              Retry
            </Button>
          </p>
        ) : (
          <p className="mt-1 text-ink-2">{texts.details.loadingUses}</p>
        )
      ) : uses.length === 0 ? (
        <p className="mt-1 text-ink-2">{texts.details.unused}</p>
      ) : (
        <>
          <ul className="mt-2 divide-y divide-line rounded-lg border border-line">
            {uses.map(({ type, id, name }) => (
              <li key={`${type}:${id}`} className="relative flex items-center gap-3 px-3 py-2 hover:bg-hover">
                <Badge>{texts.uses[type]}</Badge>
                <Link
                  to={addressOf(type, id)}
                  className="min-w-0 flex-1 truncate font-medium before:absolute before:inset-0"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-[0.8125rem] text-ink-2">{texts.details.inUse}</p>
        </>
      )}
    </section>
  );
}

function addressOf(type: AssetUse['type'], id: string): string {
  if (type === 'branding') return '/app/organization/branding';
  return type === 'reference' ? `/app/references/${id}` : `/app/customers/${id}`;
}
