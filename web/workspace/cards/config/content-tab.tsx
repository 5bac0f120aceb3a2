import { TextField } from '../../ui/text-field.tsx';
import { flags } from './options.ts';
import type { TabProps } from './tab.ts';
import { texts } from './texts.ts';

export function ContentTab({ value, cardStyle, below, offers, set }: TabProps) {
  return (
    <>
      <fieldset>
        <legend className="mb-2 font-medium">{texts.show}</legend>
        <div className="grid grid-cols-2 gap-x-5 gap-y-1">
          {flags
            .map(([flag]) => flag)
            .filter(offers)
            .map((flag) => (
              <label key={flag} className="flex min-h-8 cursor-pointer items-center gap-2 max-sm:min-h-11">
                <input
                  type="checkbox"
                  checked={cardStyle[flag]}
                  onChange={(event) => set({ [flag]: event.target.checked })}
                  className="size-4 accent-(--accent)"
                />
                {texts.flags[flag]}
              </label>
            ))}
        </div>
      </fieldset>
      {offers('ctaText') ? (
        <TextField
          label={texts.ctaText}
          hint={texts.ctaNote}
          maxLength={60}
          autoComplete="off"
          placeholder={below.ctaText}
          value={value.ctaText ?? ''}
          onChange={(event) => set({ ctaText: event.target.value || undefined })}
        />
      ) : null}
    </>
  );
}
