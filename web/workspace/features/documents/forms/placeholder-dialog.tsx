import { useState } from 'react';
import { placeholderNames } from '#contract/form/placeholders';
import { ownName } from '#contract/words/language-name';
import * as en from '#contract/words/en/placeholders';
import * as fi from '#contract/words/fi/placeholders';
import * as sv from '#contract/words/sv/placeholders';
import { language as screenLanguage } from '#words/language';
import * as words from '#words/forms';
import { CopyButton } from '../../../ui/elements/copy-button.tsx';
import { SelectField } from '../../../ui/forms/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

const spoken = { en, fi, sv } as const;
const codes = Object.keys(spoken) as (keyof typeof spoken)[];

/** Every placeholder in one language, each with what it shows. */
function rowsOf(code: keyof typeof spoken): [typed: string, shows: string][] {
  const { names, list, slot, examples, ...rest } = spoken[code];
  return [
    ...placeholderNames.map((name): [string, string] => [`{${names[name]}}`, examples[name]]),
    [`{#${list}}…{/${list}}`, rest.listExample],
    [`{${slot}2.${names.title}}`, rest.slotExample],
    [`{#${names.value}}…{/${names.value}}`, rest.conditionExample],
  ];
}

export default function PlaceholderDialog({ onClose }: { onClose: () => void }) {
  const [code, setCode] = useState<keyof typeof spoken>(screenLanguage);
  const rows = rowsOf(code);
  return (
    <Dialog open onClose={onClose} size="lg" title={words.list} description={words.listHint}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <SelectField
          label={words.listLanguage}
          value={code}
          onChange={({ target }) => setCode(target.value as keyof typeof spoken)}
          options={codes.map((one) => ({ value: one, label: ownName(one) }))}
        />
        <CopyButton text={rows.map((row) => row.join('\t')).join('\n')}>{words.copyList}</CopyButton>
      </div>
      <dl lang={code} className="grid gap-x-6 gap-y-1.5 sm:grid-cols-[auto_1fr]">
        {rows.map(([typed, shows]) => (
          <div key={typed} className="contents">
            <dt className="font-mono text-[0.8125rem] wrap-anywhere">{typed}</dt>
            <dd className="mb-1.5 text-ink-2 sm:mb-0">{shows}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
