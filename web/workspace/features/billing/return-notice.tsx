import { Hourglass, Info } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Notice } from './notice.tsx';
import { texts } from './texts.ts';
import type { Return } from './use-return.ts';

interface Props {
  state: Return | undefined;
  setState: (state: Return | undefined) => void;
  asking: boolean;
  onAsk: () => void;
}

const words = texts.back;

/** How the checkout went, as far as is known. */
export function ReturnNotice({ state, setState, asking, onAsk }: Props) {
  return (
    // The region has to be there before its text is, or nothing is announced.
    <output className="block not-empty:mb-4">
      {state === 'confirming' ? (
        <Notice icon={<Spinner />} title={words.confirming}>
          {words.confirmingBody}
        </Notice>
      ) : null}
      {state === 'late' ? (
        <Notice
          icon={<Hourglass />}
          title={words.late}
          action={
            <Button size="sm" busy={asking} onClick={onAsk}>
              {words.check}
            </Button>
          }
        >
          {words.lateBody}
        </Notice>
      ) : null}
      {state === 'cancelled' ? (
        <Notice
          icon={<Info />}
          action={
            <Button size="sm" variant="ghost" onClick={() => setState(undefined)}>
              {words.dismiss}
            </Button>
          }
        >
          {words.cancelled}
        </Notice>
      ) : null}
    </output>
  );
}
