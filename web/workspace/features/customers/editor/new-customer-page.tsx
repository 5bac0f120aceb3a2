import { useNavigate } from 'react-router-dom';
import { useTitle } from '../../../lib/hooks/use-title.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { CustomerEditor } from './customer-editor.tsx';
import { texts } from '../texts.ts';

export default function NewCustomerPage() {
  useTitle(texts.editor.newTitle);
  const navigate = useNavigate();
  return (
    <div className="max-w-3xl">
      <PageHeader
        back={{ to: '/app/customers', label: texts.page.back }}
        title={texts.editor.newTitle}
        description={texts.editor.newDescription}
      />
      <CustomerEditor
        back="/app/customers"
        onSaved={({ id }) =>
          void navigate(`/app/customers/${id}`, { replace: true, state: { created: true } })
        }
      />
    </div>
  );
}
