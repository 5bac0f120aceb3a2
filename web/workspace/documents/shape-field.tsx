import { postShapes, type PostShape } from '#contract/resources/document';
import * as words from '#words/made-documents';
import { OptionCard } from '../ui/forms/choice-group.tsx';

/** As social networks call them. */
const ratios: Record<PostShape, string> = { square: '1 : 1', portrait: '4 : 5', wide: '16 : 9' };

interface Props {
  value: PostShape;
  onChange: (shape: PostShape) => void;
}

export function ShapeField({ value, onChange }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{words.shape}</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {postShapes.map((shape) => (
          <OptionCard
            key={shape}
            name="shape"
            value={shape}
            label={words.shapes[shape]}
            note={ratios[shape]}
            checked={shape === value}
            onChange={() => onChange(shape)}
          />
        ))}
      </div>
      <p className="mt-1.5 text-[0.8125rem] text-pretty text-ink-2">{words.shapeHint}</p>
    </fieldset>
  );
}
