import { useNavigate } from 'react-router-dom';
import * as words from '#words/customers';
import { useTitle } from '../../../lib/hooks/use-title.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import { CustomerEditor } from './customer-editor.tsx';
import { CustomerLoader } from '../customer-loader.tsx';

export default function EditCustomerPage() {
  const navigate = useNavigate();
  return (
    <CustomerLoader>
      {(customer) => {
        const address = `/app/customers/${customer.id}`;
        return (
          <div className="max-w-3xl">
            <Title name={customer.name} />
            <PageHeader
              back={{ to: address, label: customer.name }}
              title={words.editorEditTitle(customer.name)}
            />
            <CustomerEditor
              key={customer.id}
              customer={customer}
              back={address}
              onSaved={({ id, name }) => {
                notify.success(words.editorSaved(name));
                void navigate(`/app/customers/${id}`);
              }}
            />
          </div>
        );
      }}
    </CustomerLoader>
  );
}

function Title({ name }: { name: string }) {
  useTitle(words.editorEditTitle(name));
  return null;
}
