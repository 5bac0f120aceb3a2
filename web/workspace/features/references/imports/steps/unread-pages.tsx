import * as words from '#words/imports';

/** Names the pages that are missing from an import, without a reason, because reasons would map a network. */
export function UnreadPages({ addresses }: { addresses: readonly string[] }) {
  if (addresses.length === 0) return null;
  return (
    <section role="alert" className="max-w-2xl rounded-xl border border-line bg-warn-soft px-4 py-3">
      <h3 className="font-semibold">{words.unreadPages(addresses.length)}</h3>
      <ul className="mt-1 max-h-64 overflow-y-auto">
        {addresses.map((address) => (
          <li key={address} className="py-1 wrap-anywhere">
            {address}
          </li>
        ))}
      </ul>
    </section>
  );
}
