import { lazy, Suspense } from 'react';
import { useController, useWatch } from 'react-hook-form';
import * as words from '#words/references';
import { useBranding } from '../../../../lib/organization/records.ts';
import { Button } from '../../../../ui/elements/button.tsx';
import { FormError } from '../../../../ui/forms/form-error.tsx';
import { Loading, Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import type { ReferenceForm } from '../../reference-form.ts';
import { FoldedSection } from '../form/section.tsx';

const load = () => import('../../../../cards/config-panel.tsx');
const ConfigPanel = lazy(load);

/** Style settings of this card. Few people use them, so the section is closed and its code loads on opening. */
export function AppearanceSection() {
  const { field, fieldState } = useController<ReferenceForm, 'config'>({ name: 'config' });
  const templateId = useWatch<ReferenceForm, 'templateId'>({ name: 'templateId' });
  const branding = useBranding().data;
  // The crop belongs to the picture field.
  const { imageCrop, ...own } = field.value;
  const settings = Object.keys(own).length;
  return (
    <FoldedSection
      title={words.sectionsAppearance}
      note={settings > 0 ? words.appearanceOwn(settings) : words.appearanceNote}
      onNear={() => void load()}
      above={
        <FormError>
          {fieldState.error ? (fieldState.error.message ?? words.appearanceInvalid) : undefined}
        </FormError>
      }
    >
      <Suspense fallback={<PanelSkeleton />}>
        <ConfigPanel
          templateId={templateId}
          value={field.value}
          branding={branding}
          onChange={field.onChange}
        />
        {settings > 0 ? (
          <Button size="sm" className="mt-5" onClick={() => field.onChange(imageCrop ? { imageCrop } : {})}>
            {words.appearanceReset}
          </Button>
        ) : null}
      </Suspense>
    </FoldedSection>
  );
}

function PanelSkeleton() {
  return (
    <Loading>
      <Skeleton className="h-96 rounded-lg" />
    </Loading>
  );
}
