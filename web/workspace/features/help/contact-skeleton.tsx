import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { texts } from './texts.ts';

/** In the shape of the contact form. */
export function ContactSkeleton() {
  return (
    <Loading label={texts.contact.loading}>
      <div className="max-w-2xl">
        <Skeleton className="mb-6 h-8 w-40" />
        <Skeleton className="h-110 rounded-xl" />
      </div>
    </Loading>
  );
}
