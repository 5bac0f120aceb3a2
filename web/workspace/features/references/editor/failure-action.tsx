import type { ReferenceStatus } from '#contract/reference';
import { useMay } from '../../../lib/active-organization.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { texts } from './texts.ts';
import type { Failure } from './use-save.ts';

interface Props {
  failure: Failure;
  onSave: (status?: ReferenceStatus) => void;
  onRecreate: (status?: ReferenceStatus) => void;
}

/** The way on after a save that failed for another reason than a field. */
export function FailureAction({ failure: { next, status }, onSave, onRecreate }: Props) {
  const seesPlans = useMay('billing:write');
  if (next === 'retry')
    return (
      <Button size="sm" onClick={() => onSave(status)}>
        {texts.editor.retry}
      </Button>
    );
  if (next === 'recreate')
    return (
      <Button size="sm" onClick={() => onRecreate(status)}>
        {texts.editor.recreate}
      </Button>
    );
  if (next === 'makeRoom')
    return (
      <>
        <span>{texts.editor.makeRoom}</span>
        <ButtonLink size="sm" to="/app/references">
          {texts.editor.toReferences}
        </ButtonLink>
        {seesPlans ? (
          <ButtonLink size="sm" to="/app/organization/billing">
            {texts.editor.seePlans}
          </ButtonLink>
        ) : (
          <span>{texts.editor.askForPlan}</span>
        )}
      </>
    );
  return null;
}
