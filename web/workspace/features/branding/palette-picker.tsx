import { clsx } from 'clsx';
import { Pipette } from 'lucide-react';
import { useState } from 'react';
import type { Branding } from '#contract/resources/organization';
import { palettes } from '#contract/cards/palettes';
import * as words from '#words/branding';
import { safeImage } from '../../../shared/cards/safe-address.ts';
import { sameValues } from '../../record-editor/merge.ts';
import { Button } from '../../ui/elements/button.tsx';

type Colors = Branding['brandColors'];

interface Props {
  colors: Colors;
  logo: string;
  onChange: (colors: Colors) => void;
}

export function PalettePicker({ colors, logo, onChange }: Props) {
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-medium">{words.palettes}</legend>
        <div className="grid grid-cols-3 gap-2">
          {palettes.map((palette) => (
            <button
              key={palette.id}
              type="button"
              aria-pressed={sameValues(palette.colors, colors)}
              onClick={() => onChange(palette.colors)}
              className={clsx(
                'overflow-hidden rounded-lg border border-line-strong text-[0.8125rem] font-medium hover:border-field-line',
                'aria-pressed:ring-2 aria-pressed:ring-accent-mark',
              )}
            >
              <Miniature colors={palette.colors} />
              <span className="block truncate border-t border-line px-2 py-1.5">{palette.name}</span>
            </button>
          ))}
        </div>
      </fieldset>
      <LogoColors key={logo} colors={colors} logo={logo} onChange={onChange} />
    </>
  );
}

function Miniature({ colors }: { colors: Colors }) {
  const { background, text, primary, secondary } = colors;
  return (
    <span aria-hidden style={{ backgroundColor: background }} className="block px-2.5 py-3">
      <span style={{ backgroundColor: text }} className="block h-1.5 w-3/4 rounded-full" />
      <span style={{ backgroundColor: text }} className="mt-1.5 block h-1 w-1/2 rounded-full opacity-50" />
      <span className="mt-2.5 flex gap-1.5">
        <span style={{ backgroundColor: primary }} className="h-3 w-7 rounded-sm" />
        <span style={{ backgroundColor: secondary }} className="size-3 rounded-full" />
      </span>
    </span>
  );
}

/** Mounted with a key per logo, because its message is about one logo. */
function LogoColors({ colors, logo, onChange }: Props) {
  const [reading, setReading] = useState(false);
  const [before, setBefore] = useState<Colors>();
  const [message, setMessage] = useState<string>();
  const address = safeImage(logo.trim());
  const take = async () => {
    setReading(true);
    const found = await read(address!);
    setReading(false);
    setMessage(found ? words.logoColorsTaken : words.logoColorsFailed);
    setBefore(found && colors);
    if (found) onChange(found);
  };
  return (
    <div className="flex flex-col items-start gap-1.5">
      <Button
        size="sm"
        icon={<Pipette aria-hidden />}
        disabled={!address}
        busy={reading}
        onClick={() => void take()}
      >
        {words.logoColors}
      </Button>
      <output className="text-[0.8125rem] text-pretty text-ink-2">
        {address ? message : words.logoColorsNone}
      </output>
      {before ? (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            onChange(before);
            setBefore(undefined);
            setMessage(undefined);
          }}
        >
          {words.logoColorsUndo}
        </Button>
      ) : null}
    </div>
  );
}

async function read(address: string): Promise<Colors | undefined> {
  try {
    const { takeLogoColors } = await import('../../files/logo-colors.ts');
    return await takeLogoColors(address);
  } catch {
    return undefined;
  }
}
