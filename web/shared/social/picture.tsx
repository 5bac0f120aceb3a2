import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import type { Branding } from '#contract/resources/organization';
import { colorsOf, Lines, Mark, stack, type Colors } from './parts.tsx';

/** Pixels. Social networks crop this size least. */
export const size = { width: 1200, height: 630 };

/** The fonts must cover all characters of these texts. */
export interface SocialCardText {
  owner?: string | undefined;
  title?: string | undefined;
  about?: string | undefined;
  text?: string | undefined;
  facts: string;
}

const pad = 76;
const column = 690;

export function Picture({
  texts,
  branding,
  fontFamily,
}: {
  texts: SocialCardText;
  branding: Pick<Branding, 'brandColors'>;
  fontFamily: string;
}) {
  const colors = colorsOf(branding);
  const { owner, title, about, text, facts } = texts;
  return (
    <div
      style={{
        ...size,
        display: 'flex',
        backgroundColor: colors.background,
        color: colors.ink,
        fontFamily,
        overflow: 'hidden',
      }}
    >
      <Deck colors={colors} />
      <div
        style={{
          ...stack,
          width: column + pad,
          height: size.height,
          padding: pad,
          paddingRight: 0,
          boxSizing: 'border-box',
        }}
      >
        {owner ? <Owner name={owner} colors={colors} /> : <Bar color={colors.primary} />}
        <div style={{ ...stack, flexGrow: 1, justifyContent: 'center' }}>
          {about && <Line style={{ fontSize: 32, fontWeight: 600, color: colors.accent }}>{about}</Line>}
          {title && (
            <Line lines={3} style={{ ...titleStyle(title), marginTop: about ? 14 : 0 }}>
              {title}
            </Line>
          )}
          {text && (
            <Line lines={2} style={{ fontSize: 30, lineHeight: 1.4, color: colors.muted, marginTop: 22 }}>
              {text}
            </Line>
          )}
        </div>
        <Line style={{ fontSize: 26, color: colors.muted }}>{facts}</Line>
      </div>
    </div>
  );
}

function titleStyle(title: string) {
  const { length } = title;
  const fontSize = length <= 26 ? 82 : length <= 56 ? 66 : 54;
  return { fontSize, fontWeight: 600, lineHeight: 1.12, letterSpacing: -fontSize * 0.03 };
}

interface LineProps extends Pick<ComponentProps<typeof Lines>, 'lines' | 'children'> {
  style: CSSProperties & { fontSize: number };
}

function Line({ style, ...text }: LineProps) {
  return <Lines {...text} style={{ ...style, width: Number(style.width ?? column) }} />;
}

function Owner({ name, colors }: { name: string; colors: Colors }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center' }}>
      <Mark name={name} side={52} colors={colors} />
      <Line style={{ fontSize: 30, fontWeight: 600, width: column - 70, marginLeft: 18 }}>{name}</Line>
    </div>
  );
}

const Bar = ({ color }: { color: string }) => (
  <div style={{ width: 72, height: 10, borderRadius: 5, backgroundColor: color }} />
);

function Deck({ colors }: { colors: Colors }) {
  return (
    <div style={{ position: 'absolute', top: 0, left: 0, ...size, display: 'flex' }}>
      <Card turn={14} left={930} top={92} color={colors.secondary} edge={colors.secondary} />
      <Card turn={8} left={896} top={104} color={colors.primary} edge={colors.primary} />
      <Card turn={2} left={862} top={116} color={colors.surface} edge={colors.line}>
        <div style={{ width: 372, height: 208, backgroundColor: colors.line, display: 'flex' }}>
          <div style={{ ...disc, left: 40, top: 52, backgroundColor: colors.primary }} />
          <div style={{ ...disc, left: 126, top: 52, backgroundColor: colors.secondary, opacity: 0.85 }} />
        </div>
        <div style={{ ...stack, padding: 32 }}>
          {[212, 168].map((width) => (
            <div
              key={width}
              style={{ ...bar, width, height: 18, backgroundColor: colors.ink, opacity: 0.82 }}
            />
          ))}
          {[276, 260, 188].map((width) => (
            <div
              key={width}
              style={{ ...bar, width, height: 10, backgroundColor: colors.ink, opacity: 0.26 }}
            />
          ))}
        </div>
      </Card>
    </div>
  );
}

const disc = { position: 'absolute', width: 104, height: 104, borderRadius: 52 } as const;
const bar = { borderRadius: 9, marginBottom: 16 };

interface CardProps {
  /** Degrees. */
  turn: number;
  left: number;
  top: number;
  color: string;
  edge: string;
  children?: ReactNode;
}

function Card({ turn, left, top, color, edge, children }: CardProps) {
  return (
    <div
      style={{
        ...stack,
        position: 'absolute',
        left,
        top,
        width: 376,
        height: 476,
        borderRadius: 28,
        border: `2px solid ${edge}`,
        overflow: 'hidden',
        backgroundColor: color,
        boxSizing: 'border-box',
        transform: `rotate(${turn}deg)`,
      }}
    >
      {children}
    </div>
  );
}
