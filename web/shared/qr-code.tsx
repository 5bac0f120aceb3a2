import { encodeQR } from 'qr';
import type { Ref } from 'react';

interface QrCodeProps {
  value: string;
  title: string;
  /** Of each side, in pixels. */
  size: number;
  className?: string;
  ref?: Ref<SVGSVGElement>;
}

/** Black on white in every color scheme, with the quiet zone that readers need. */
export function QrCode({ value, title, size, ...rest }: QrCodeProps) {
  const rows = encodeQR(value, 'raw', { ecc: 'medium', border: 2 });
  const side = rows.length;
  return (
    <svg width={size} height={size} viewBox={`0 0 ${side} ${side}`} role="img" {...rest}>
      <title>{title}</title>
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#000" shapeRendering="crispEdges" d={rows.map(pathOf).join('')} />
    </svg>
  );
}

/** Modules that touch each other are one rectangle, which halves the bytes of the page. */
const pathOf = (row: readonly boolean[], y: number): string =>
  [
    ...row
      .map((isDark) => (isDark ? '#' : ' '))
      .join('')
      .matchAll(/#+/g),
  ]
    .map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('');
