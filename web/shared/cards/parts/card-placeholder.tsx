/** Draws a picture from the title alone, so that a card looks the same everywhere. */
export function CardPlaceholder({ title, initials }: { title: string; initials: string }) {
  const seed = seedOf(title);
  const Scene = scenes[seed % scenes.length]!;
  return (
    <div className={`rd-card-placeholder rd-card-hue-${(seed >>> 8) % 4}`} aria-hidden="true">
      <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" focusable="false">
        <Scene seed={seed >>> 4} />
      </svg>
      <span className="rd-card-initials">{initials}</span>
    </div>
  );
}

function seedOf(text: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619) >>> 0;
  return hash;
}

const pick = (seed: number, index: number, range: number) => ((seed >>> (index * 3)) & 7) % range;

function Towers({ seed }: { seed: number }) {
  return (
    <>
      <circle className="rd-art-4" cx={90 + pick(seed, 0, 5) * 50} cy="92" r="46" />
      {[0, 1, 2, 3, 4, 5].map((column) => {
        const top = 110 + pick(seed, column, 6) * 22;
        const left = column * 70 - 10;
        return (
          <g key={column}>
            <path className="rd-art-2" d={`M${left} ${top}h46v300h-46z`} />
            <path className="rd-art-3" d={`M${left + 46} ${top}l26 -14v314h-26z`} />
            <path className="rd-art-1" d={`M${left} ${top}l26 -14h46l-26 14z`} />
          </g>
        );
      })}
    </>
  );
}

function Hills({ seed }: { seed: number }) {
  const lift = pick(seed, 1, 5) * 10;
  return (
    <>
      <circle className="rd-art-4" cx={110 + pick(seed, 0, 6) * 36} cy={86 + lift / 2} r="52" />
      <path
        className="rd-art-1"
        d={`M0 ${190 - lift}C90 ${120 - lift} 150 230 260 170S360 130 400 150V300H0z`}
      />
      <path className="rd-art-2" d={`M0 ${230 - lift / 2}C120 170 180 270 290 220S380 190 400 196V300H0z`} />
      <path className="rd-art-3" d="M0 268C110 226 210 300 310 262S384 250 400 252V300H0z" />
    </>
  );
}

function Blocks({ seed }: { seed: number }) {
  // The order is back to front, because later blocks cover earlier ones.
  const cells = [
    [40, 100],
    [200, 100],
    [360, 100],
    [120, 140],
    [280, 140],
    [40, 190],
    [200, 190],
    [360, 190],
    [120, 240],
    [280, 240],
  ] as const;
  return (
    <>
      {cells.map(([x, y], index) => {
        const top = y - pick(seed, index % 8, 4) * 10;
        return (
          <g key={`${x},${y}`}>
            <path className="rd-art-1" d={`M${x} ${top - 40}l80 40l-80 40l-80 -40z`} />
            <path className="rd-art-2" d={`M${x - 80} ${top}l80 40v240l-80 -40z`} />
            <path className="rd-art-3" d={`M${x + 80} ${top}l-80 40v240l80 -40z`} />
          </g>
        );
      })}
    </>
  );
}

function Arcs({ seed }: { seed: number }) {
  const x = pick(seed, 0, 2) * 400;
  return (
    <>
      <circle className="rd-art-1" cx={x} cy="300" r="270" />
      <circle className="rd-art-2" cx={x} cy="300" r="200" />
      <circle className="rd-art-3" cx={x} cy="300" r="130" />
      <circle className="rd-art-4" cx={400 - x + (x ? 70 : -70)} cy={80 + pick(seed, 1, 4) * 14} r="38" />
    </>
  );
}

const scenes = [Towers, Hills, Blocks, Arcs];
