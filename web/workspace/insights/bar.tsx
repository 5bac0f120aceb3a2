export function Bar({ share }: { share: number }) {
  return (
    <span aria-hidden className="block h-1.5 overflow-hidden rounded-full bg-neutral-soft">
      <span className="block h-full rounded-full bg-accent-mark" style={{ width: `${share * 100}%` }} />
    </span>
  );
}
