import { useContext } from 'react';
import { once } from '#contract/primitives/once';
import { CardWords } from '../shared/cards/card-words.ts';

/** One path, because an embed builds neither ellipses nor transformed shapes. */
const rosette = once(() => Array.from({ length: 9 }, (_, n) => petal(n * 20)).join(''));

function petal(degrees: number): string {
  const angle = (degrees / 180) * Math.PI;
  const [x, y] = [Math.cos(angle), Math.sin(angle)].map((side) => Number((36 * side).toFixed(1)));
  const arcTo = (right: number, down: number) => `A36 14 ${degrees} 1 0 ${right} ${down}`;
  return `M${x} ${y}${arcTo(-x!, -y!)}${arcTo(x!, y!)}`;
}

/** `day` is a day, or the month of one, as its readers write it. A page has one such seal, so its ids are fixed. */
export function LargeSeal({ day }: { day: string }) {
  const { confirmed } = useContext(CardWords);
  return (
    <svg className="seal" viewBox="-76 -76 152 152" role="img" aria-label={`${confirmed}, ${day}`}>
      <circle className="seal-paper seal-lobes" r="67" />
      <circle className="seal-foil seal-lobes" r="67" />
      <circle className="seal-edge" r="66.5" />
      <circle className="seal-paper" r="46" />
      <circle className="seal-milled" r="43.2" />
      <path className="seal-rosette" d={rosette()} />
      <circle className="seal-foil" r="18" />
      <path className="seal-check" d="M-7.6.6l5.3 5.3L7.9-4.9" />
      <path id="seal-arc" fill="none" d="M-43.5 31.1A53.5 53.5 0 1 1 43.5 31.1" />
      <path id="seal-foot" fill="none" d="M-45.9 40.2A61 61 0 0 0 45.9 40.2" />
      <text className="seal-word">
        <textPath href="#seal-arc" startOffset="50%">
          {confirmed}
        </textPath>
      </text>
      <text className="seal-word">
        <textPath href="#seal-foot" startOffset="50%">
          {day}
        </textPath>
      </text>
    </svg>
  );
}
