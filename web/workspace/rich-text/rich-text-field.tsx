import { useEffect, useState, type ComponentType, type RefCallback } from 'react';
import { Field, type FieldProps } from '../ui/forms/field.tsx';
import type { RichTextProps } from './document-editor.tsx';

interface RichTextFieldProps extends FieldProps {
  /** Small Markdown. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  name: string;
  ref: RefCallback<{ focus: () => void }>;
  organizationId: string;
  lang?: string;
}

/** Label of the text box that the editor replaces; it is here so that the editor's texts load with the editor. */
const typedAs = 'Markdown';

/** A story field. Until the editor has loaded, or if it fails to, the same text can be typed as Markdown in a box of the same size. */
export function RichTextField({
  value,
  onChange,
  onBlur,
  name,
  ref,
  organizationId,
  lang,
  ...field
}: RichTextFieldProps) {
  const [typing, setTyping] = useState(false);
  const [asMarkdown, setAsMarkdown] = useState(false);
  const Loaded = useRichText();
  // The box is not replaced while somebody types in it.
  const [RichText, setRichText] = useState(() => Loaded);
  if (Loaded && !RichText && !typing) setRichText(() => Loaded);
  const area = (ids: object) => (
    <textarea
      {...ids}
      name={name}
      ref={ref}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onFocus={() => setTyping(true)}
      onBlur={() => {
        setTyping(false);
        onBlur();
      }}
      className="block h-80 w-full resize-y rounded-b-lg bg-transparent px-3 py-2.5 outline-none max-sm:text-base"
    />
  );
  return (
    <Field {...field}>
      {(described) => {
        const ids = { ...described, lang, dir: 'auto' } as const;
        return (
          <div className="field rich-text-frame" data-invalid={ids['aria-invalid']}>
            {RichText ? (
              <RichText
                ids={ids}
                label={field.label}
                {...{ value, onChange, onBlur, organizationId, ref, asMarkdown }}
                onMarkdown={setAsMarkdown}
                source={area}
              />
            ) : (
              <>
                <div
                  aria-hidden
                  className="flex h-10 items-center justify-end border-b border-line px-3 text-[0.8125rem] text-ink-3"
                >
                  {typedAs}
                </div>
                {area(ids)}
              </>
            )}
          </div>
        );
      }}
    </Field>
  );
}

let loaded: ComponentType<RichTextProps> | undefined;

/** The editor library is as heavy as the rest of the page, so it loads after the page is shown. */
function useRichText(): ComponentType<RichTextProps> | undefined {
  const [RichText, setRichText] = useState(() => loaded);
  useEffect(() => {
    let wanted = true;
    const show = (module: { default: ComponentType<RichTextProps> }) => {
      loaded = module.default;
      if (wanted) setRichText(() => loaded);
    };
    import('./rich-text.tsx').then(show, () => undefined);
    return () => {
      wanted = false;
    };
  }, []);
  return RichText;
}
