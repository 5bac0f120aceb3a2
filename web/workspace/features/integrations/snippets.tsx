import { useMemo } from 'react';
import * as integrationsWords from '#words/integrations';
import { useOrganization } from '../../lib/organization/active-organization.tsx';
import {
  iframeSnippet,
  reactComponent,
  reactSnippet,
  scriptSnippet,
  type SnippetOptions,
} from '../../../shared/embed-snippet.ts';
import { Card } from '../../ui/page/card.tsx';
import { CodeSample } from '../../ui/elements/code-sample.tsx';
import { Tabs } from '../../ui/page/tabs.tsx';
import { forms, type Build } from './build.ts';
import { Link } from '../../ui/elements/link.tsx';

const words = integrationsWords.code;

interface Props {
  form: Build['form'];
  onChoose: (form: Build['form']) => void;
  options: SnippetOptions;
  collectionName: string | undefined;
}

export function Snippets({ form, onChoose, options, collectionName }: Props) {
  return (
    <Card className="px-5 pt-2 pb-5">
      <Tabs
        label={words.label}
        tabs={forms.map((id) => ({ id, label: words.forms[id] }))}
        chosen={form}
        onChoose={onChoose}
      >
        {form === 'react' ? (
          <ReactCode options={options} />
        ) : (
          <HtmlCode form={form} options={options} collectionName={collectionName} />
        )}
      </Tabs>
      <p className="mt-4 text-[0.8125rem] text-ink-2">
        {words.help}{' '}
        <Link to="/app/help/embedding" className="underline underline-offset-3 hover:text-ink">
          {words.helpLink}
        </Link>
        .
      </p>
    </Card>
  );
}

function HtmlCode({
  form,
  options,
  collectionName,
}: Omit<Props, 'form' | 'onChoose'> & { form: 'script' | 'iframe' }) {
  const { name } = useOrganization();
  const title = collectionName ?? words.frameTitle(name);
  const code = form === 'script' ? scriptSnippet(options) : iframeSnippet({ ...options, title });
  return (
    <CodeSample
      title={words[form]}
      note={words[`${form}Note`]}
      code={code}
      copy={words.copy}
      copyFailed={words.copyFailed}
    />
  );
}

function ReactCode({ options }: { options: SnippetOptions }) {
  const file = useMemo(() => reactComponent(), []);
  return (
    <div className="flex flex-col gap-5">
      <CodeSample
        title={words.inPage}
        note={words.inPageNote}
        code={reactSnippet(options)}
        copy={words.copy}
        copyFailed={words.copyFailed}
      />
      <CodeSample
        long
        title={words.file}
        note={words.fileNote}
        code={file}
        copy={words.copyFile}
        copyFailed={words.copyFailed}
      />
    </div>
  );
}
