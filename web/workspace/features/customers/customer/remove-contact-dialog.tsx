import type { Contact } from '#contract/resources/customer';
import * as words from '#words/contacts';
import { useContactChanges } from '../../../permissions/contacts/contacts.ts';
import { notify } from '../../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';

/** Erasing also takes the contact's name out of past entries. */
export interface Removal {
  contact: Contact;
  way: 'remove' | 'erase';
}

const wordsOf = ({ way, contact: { name } }: Removal) =>
  way === 'remove'
    ? {
        title: words.removeTitle(name),
        body: words.removeBody,
        action: words.remove,
        failed: words.removeFailed,
        done: words.removed(name),
      }
    : {
        title: words.eraseTitle(name),
        body: words.eraseBody,
        action: words.eraseAction,
        failed: words.eraseFailed,
        done: words.erased,
      };

interface Props {
  customerId: string;
  removal: Removal;
  onClose: () => void;
}

export default function RemoveContactDialog({ customerId, removal, onClose }: Props) {
  const { mutateAsync } = useContactChanges(customerId)[removal.way];
  const { title, body, action, failed, done } = wordsOf(removal);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={async () => {
        await mutateAsync(removal.contact.id);
        notify.success(done);
      }}
      title={title}
      action={action}
      errorTitle={failed}
    >
      {body}
    </ConfirmDialog>
  );
}
