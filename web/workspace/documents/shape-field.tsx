import { postShapes, postSizes, type PostShape } from '#contract/resources/document';
import * as words from '#words/made-documents';
import { OptionCard } from '../ui/forms/choice-group.tsx';

interface Props {
  value: PostShape;
  onChange: (shape: PostShape) => void;
}

/** Pixels of the longest side of a drawn shape. */
const side = 28;
const longest = Math.max(...postShapes.map((shape) => postSizes[shape].height));

export function ShapeField({ value, onChange }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{words.shape}</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {postShapes.map((shape) => {
          const { width, height } = postSizes[shape];
          return (
            <OptionCard
              key={shape}
              name="shape"
              value={shape}
              label={words.shapes[shape]}
              note={`${width} × ${height}`}
              icon={
                <span
                  aria-hidden
                  className="mt-0.5 shrink-0 rounded-xs border border-line-strong bg-sunken"
                  style={{ width: (width * side) / longest, height: (height * side) / longest }}
                />
              }
              checked={shape === value}
              onChange={() => onChange(shape)}
            />
          );
        })}
      </div>
      <p className="mt-1.5 text-[0.8125rem] text-pretty text-ink-2">{words.shapeHint}</p>
    </fieldset>
  );
}
