import { Plus } from 'lucide-react';
import { ButtonLink } from '../../../ui/button.tsx';
import { listTexts as texts } from './texts.ts';

export function CreateButton() {
  return (
    <ButtonLink to="/app/references/new" variant="primary" icon={<Plus aria-hidden />}>
      {texts.create}
    </ButtonLink>
  );
}
