import type { ReactNode } from 'react';
import { ProductPicture } from '../picture.tsx';
import styles from './workspace.module.css';
import readers from './readers.module.css';

interface SceneProps {
  picture: string;
  alt: string;
  children: ReactNode;
}

export function Wide({ picture, alt, children }: SceneProps) {
  return (
    <section className={styles.wide}>
      {children}
      <div className={styles.widePicture}>
        <ProductPicture name={picture} alt={alt} shown="1160px" />
      </div>
    </section>
  );
}

export function Aside({ picture, alt, children }: SceneProps) {
  return (
    <section className={styles.aside}>
      <div className={styles.asideText}>{children}</div>
      <div className={styles.asidePicture}>
        <ProductPicture name={picture} alt={alt} shown="900px" />
      </div>
    </section>
  );
}

export function Band({ picture, alt, children }: SceneProps) {
  return (
    <section className={styles.band}>
      {children}
      <div className={styles.bandPicture}>
        <ProductPicture name={picture} alt={alt} shown="1000px" />
      </div>
    </section>
  );
}

export function Reader({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={readers.reader}>
      <h3>{name}</h3>
      {children}
    </div>
  );
}
