import * as words from '#words/imports';
import { Button } from '../../../../ui/elements/button.tsx';
import SeePlans from '../../../../ui/feedback/see-plans.tsx';

/** Nothing is begun that the plan has no room for. */
export function NoRoom({ over, onLeaveOut }: { over: number; onLeaveOut: () => void }) {
  if (over <= 0) return null;
  return (
    <section
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-bad/30 bg-bad-soft px-4 py-3"
    >
      <p className="min-w-0 flex-1 basis-64 font-medium text-bad">{words.overRoom(over)}</p>
      <SeePlans />
      <Button size="sm" onClick={onLeaveOut}>
        {words.leaveOutLast(over)}
      </Button>
    </section>
  );
}
