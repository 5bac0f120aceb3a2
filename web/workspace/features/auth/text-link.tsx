import { Link, type LinkProps } from '../../ui/link.tsx';

/** A link inside a sentence. */
export function TextLink(props: LinkProps) {
  return (
    <Link
      {...props}
      className="font-medium text-accent-ink underline underline-offset-2 hover:no-underline"
    />
  );
}
