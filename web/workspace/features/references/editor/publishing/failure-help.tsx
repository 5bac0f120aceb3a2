import { useState } from 'react';
import * as words from '#words/reference-editor';
import { useMay } from '../../../../lib/organization/active-organization.tsx';
import { useCustomers } from '../../../../lib/organization/records.ts';
import { Button, ButtonLink } from '../../../../ui/elements/button.tsx';
import type { ReferenceEditorState } from '../editor-state.ts';
import { AskAboutReference, AskApprovalDialog } from '../permissions/ask-about-reference.tsx';

interface Props {
  editor: ReferenceEditorState;
  next: 'makeRoom' | 'askApproval';
}

/** The remedies of a save that failed, which few people see. */
export default function FailureHelp({ editor, next }: Props) {
  return next === 'makeRoom' ? <MakeRoom /> : <AskFirst editor={editor} />;
}

function MakeRoom() {
  return (
    <>
      <span>{words.editor.makeRoom}</span>
      <ButtonLink size="sm" to="/app/references">
        {words.editor.toReferences}
      </ButtonLink>
      {useMay('billing:write') ? (
        <ButtonLink size="sm" to="/app/organization/billing">
          {words.editor.seePlans}
        </ButtonLink>
      ) : (
        <span>{words.editor.askForPlan}</span>
      )}
    </>
  );
}

function AskFirst({ editor }: Pick<Props, 'editor'>) {
  const { saved } = editor;
  const [opened, setOpened] = useState(false);
  const customer = useCustomers().data?.find(({ id }) => id === saved?.attributes.customerId);
  if (!saved || !customer) {
    return (
      <Button size="sm" onClick={() => void editor.save()}>
        {words.editor.saveToAsk}
      </Button>
    );
  }
  return (
    <>
      <Button
        size="sm"
        onPointerEnter={AskApprovalDialog.prefetch}
        onFocus={AskApprovalDialog.prefetch}
        onClick={() => setOpened(true)}
      >
        {words.editor.ask}
      </Button>
      {opened ? (
        <AskAboutReference
          editor={editor}
          customer={customer}
          reference={saved}
          onClose={() => setOpened(false)}
        />
      ) : null}
    </>
  );
}
