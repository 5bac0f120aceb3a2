import * as words from '#words/permission-states';
import type { OverviewState } from '../../../../permissions/state/overview.ts';
import { Badge } from '../../../../ui/elements/badge.tsx';

/** A state that needs nobody is plain text, so that the rest stands out. */
const tones: Partial<Record<OverviewState, 'warn' | 'bad'>> = {
  ending: 'warn',
  ended: 'warn',
  declined: 'bad',
  withdrawn: 'bad',
};

export function PermissionBadge({ state }: { state: OverviewState }) {
  const tone = tones[state];
  return tone ? <Badge tone={tone}>{words.states[state]}</Badge> : <span>{words.states[state]}</span>;
}
