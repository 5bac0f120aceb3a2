import { useEffect, useState } from 'react';
import { imageTypes } from '#contract/rules/file-rules';
import * as words from '#words/imports';
import type { Box, Drawing, Picture } from '../../../../file-reading/drawing.ts';

/** Pixels of 96 for an inch in a point. */
const pointPixels = 96 / 72;

/** The texts and pictures of a slide at their places. Its colors and shapes are left out. */
export function SlideDrawing({ drawing: { width, height, boxes } }: { drawing: Drawing }) {
  return (
    <figure className="@container min-w-0">
      <div
        className="relative overflow-hidden rounded-lg border border-line bg-white text-black"
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        {boxes.map((box) => (
          <div
            key={box.id}
            className="absolute overflow-hidden leading-tight whitespace-pre-line"
            style={{
              insetInlineStart: `${(box.x / width) * 100}%`,
              insetBlockStart: `${(box.y / height) * 100}%`,
              width: `${(box.width / width) * 100}%`,
              // A text may be higher than its box.
              [box.picture ? 'height' : 'minHeight']: `${(box.height / height) * 100}%`,
              fontSize: `${((box.size * pointPixels) / width) * 100}cqw`,
            }}
          >
            {box.picture ? <DrawnPicture picture={box.picture} /> : null}
            {/* A picture below a text would make it unreadable. */}
            {textsOf(box) ? <span className="bg-white/80">{textsOf(box)}</span> : null}
          </div>
        ))}
      </div>
      <figcaption className="mt-1.5 text-[0.8125rem] text-pretty text-ink-2">{words.drawing}</figcaption>
    </figure>
  );
}

const textsOf = ({ lines, table = [] }: Box): string =>
  [...lines, ...table.map((row) => row.join('   '))].join('\n');

/** The content security policy allows no `blob:` in pictures. */
function DrawnPicture({ picture }: { picture: Picture }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const ending = picture.name.split('.').at(-1)!.toLowerCase().replace('jpg', 'jpeg');
    const type = imageTypes.find((one) => one === `image/${ending}`);
    if (!type) return undefined;
    const reader = new FileReader();
    reader.addEventListener('load', () => setAddress(reader.result as string));
    reader.readAsDataURL(new Blob([picture.bytes], { type }));
    return () => reader.abort();
  }, [picture]);
  return address ? (
    <img src={address} alt={picture.alt} className="size-full object-cover" />
  ) : (
    <span className="block size-full bg-neutral-200" />
  );
}
