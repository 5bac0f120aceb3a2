import type { PostPicture } from './post-content.ts';

/** Within the width and height, on its plate. */
export function Logo({ logo, width, height }: { logo: PostPicture; width: number; height: number }) {
  const scale = Math.min(width / logo.width, height / logo.height);
  const pad = height * 0.24;
  return (
    <div
      style={{
        display: 'flex',
        padding: `${pad}px ${pad * 1.3}px`,
        borderRadius: pad,
        backgroundColor: logo.plate ?? '#ffffff',
      }}
    >
      <img src={logo.source} alt="" width={logo.width * scale} height={logo.height * scale} />
    </div>
  );
}
