import { useId, useState, type PointerEvent } from 'react';
import { cardOptions } from '#contract/cards/card-options';
import type { CardConfig } from '#contract/cards/card-config';
import * as referenceEditorWords from '#words/reference-editor';
import { cropProperties } from '../../../../../shared/cards/css-properties.ts';
import { Button } from '../../../../ui/elements/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';

type Crop = NonNullable<CardConfig['imageCrop']>;

const words = referenceEditorWords.crop;
const center: Crop = { x: 50, y: 50, zoom: 1 };
const bounds = cardOptions.imageCrop.numbers;
const numbers = ['x', 'y', 'zoom'] as const;

interface Props {
  address: string;
  crop: Crop | undefined;
  onChange: (crop: Crop | undefined) => void;
  onClose: () => void;
}

export default function CropDialog({ address, crop, onChange, onClose }: Props) {
  const [chosen, setChosen] = useState(crop ?? center);
  const id = useId();
  const moveTo = ({ currentTarget, clientX, clientY, buttons }: PointerEvent) => {
    if (buttons === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const share = (part: number, whole: number) =>
      Math.round(Math.min(100, Math.max(0, (part / whole) * 100)));
    setChosen({ ...chosen, x: share(clientX - left, width), y: share(clientY - top, height) });
  };
  return (
    <Dialog open onClose={onClose} title={words.title} description={words.note} size="lg">
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_11rem]">
        <div
          className="relative cursor-crosshair touch-none self-start overflow-hidden rounded-lg bg-sunken select-none"
          onPointerDown={moveTo}
          onPointerMove={moveTo}
        >
          <img src={address} alt="" draggable={false} className="block max-h-[50dvh] w-full" />
          <span
            aria-hidden
            style={{ left: `${chosen.x}%`, top: `${chosen.y}%` }}
            className="pointer-events-none absolute size-7 -translate-1/2 rounded-full border-2 border-white shadow-[0_0_0_2px_#0009,inset_0_0_0_1px_#0009]"
          />
        </div>
        <div className="grid grid-cols-3 content-start gap-3 sm:grid-cols-1" aria-hidden>
          {['3/2', '16/9', '1/1'].map((aspectRatio) => (
            <div key={aspectRatio} style={{ aspectRatio }} className="overflow-hidden rounded-md bg-sunken">
              <img
                src={address}
                alt=""
                style={cropProperties(chosen)}
                className="rd-card-cropped size-full object-cover"
              />
            </div>
          ))}
        </div>
      </div>
      <div className="grid gap-3">
        {numbers.map((name) => (
          <label
            key={name}
            htmlFor={`${id}-${name}`}
            className="grid grid-cols-[7rem_1fr] items-center gap-3"
          >
            <span className="font-medium">{words[name]}</span>
            <input
              id={`${id}-${name}`}
              type="range"
              className="h-6 accent-(--accent)"
              min={bounds[name].min}
              max={bounds[name].max}
              step={name === 'zoom' ? 0.05 : 1}
              value={chosen[name]}
              onChange={(event) => setChosen({ ...chosen, [name]: event.target.valueAsNumber })}
            />
          </label>
        ))}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          onClick={() => {
            onChange(undefined);
            onClose();
          }}
        >
          {words.reset}
        </Button>
        <Button
          variant="primary"
          onClick={() => {
            onChange(chosen);
            onClose();
          }}
        >
          {words.use}
        </Button>
      </div>
    </Dialog>
  );
}
