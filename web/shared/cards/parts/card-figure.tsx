import type { CSSProperties } from 'react';
import type { CardContent } from '#contract/cards/card';

type Figure = NonNullable<CardContent['figures']>[number];

/** The number is as large as its letters allow. */
export function CardFigure({ figure }: { figure: Figure | undefined }) {
  if (!figure) return null;
  const { value, unit = '', label } = figure;
  const size = { '--rd-letters': Math.max(3, value.length + unit.length / 2) } as CSSProperties;
  return (
    <p className="rd-card-figure" style={size}>
      <FigureValue {...figure} />
      <span className="rd-card-caption" dir="auto">
        {label}
      </span>
    </p>
  );
}

/** The value before an arrow is past, so it is gray. */
export function FigureValue({ value, unit }: Figure) {
  const [now = '', ...before] = value.split(/(?<=→)/).toReversed();
  return (
    <b dir="auto">
      {before.toReversed().map((text) => (
        <span key={text} className="rd-card-past">
          {text}
        </span>
      ))}
      {now}
      {unit ? <span className="rd-card-unit"> {unit}</span> : null}
    </b>
  );
}

/** Shows each number above its label; a screen reader reads the label first. */
export function KeyFigures({ figures, className }: Pick<CardContent, 'figures'> & { className: string }) {
  if (!figures?.length) return null;
  return (
    <dl className={className}>
      {figures.map((figure) => (
        <div key={figure.value + figure.label}>
          <dt dir="auto">{figure.label}</dt>
          <dd>
            <FigureValue {...figure} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
