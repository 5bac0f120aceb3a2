import type { ReactNode } from 'react';
import { ProductPicture } from '../picture.tsx';

interface SceneProps {
  picture: string;
  alt: string;
  children: ReactNode;
}

/** Words above a picture as wide as the page. */
export function Wide({ picture, alt, children }: SceneProps) {
  return (
    <section className="wide">
      {children}
      <div className="wide-picture">
        <ProductPicture name={picture} alt={alt} shown="1160px" />
      </div>
    </section>
  );
}

/** Words beside a picture that leaves the page at its edge. */
export function Aside({ picture, alt, children }: SceneProps) {
  return (
    <section className="aside">
      <div className="aside-text">{children}</div>
      <div className="aside-picture">
        <ProductPicture name={picture} alt={alt} shown="900px" />
      </div>
    </section>
  );
}

/** Across the whole window; of the picture, its upper part. */
export function Band({ picture, alt, children }: SceneProps) {
  return (
    <section className="band">
      {children}
      <div className="band-picture">
        <ProductPicture name={picture} alt={alt} shown="1000px" />
      </div>
    </section>
  );
}

export function Reader({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="reader">
      <h3>{name}</h3>
      {children}
    </div>
  );
}
