import { useNavigate } from 'react-router-dom';
import * as words from '#words/customers';
import { useTitle } from '../../../lib/hooks/use-title.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { CustomerEditor } from './customer-editor.tsx';

export default function NewCustomerPage() {
  useTitle(words.editorNewTitle);
  const navigate = useNavigate();
  return (
    <div className="max-w-3xl">
      <PageHeader
        back={{ to: '/app/customers', label: words.pageBack }}
        title={words.editorNewTitle}
        description={words.editorNewDescription}
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
