import type { ReactNode } from 'react';
import { ProductPicture } from '../picture.tsx';
import styles from './workspace.module.css';
import readers from './readers.module.css';

interface SceneProps {
  picture: string;
  phone: string;
  alt: string;
  children: ReactNode;
}

export function Wide({ picture, phone, alt, children }: SceneProps) {
  return (
    <section className={styles.wide}>
      {children}
      <div className={styles.widePicture}>
        <ProductPicture name={picture} phone={phone} alt={alt} shown="1160px" />
      </div>
    </section>
  );
}

export function Aside({ picture, phone, alt, children }: SceneProps) {
  return (
    <section className={styles.aside}>
      <div className={styles.asideText}>{children}</div>
      <div className={styles.asidePicture}>
        <ProductPicture name={picture} phone={phone} alt={alt} shown="900px" />
      </div>
    </section>
  );
}

export function Band({ picture, phone, alt, children }: SceneProps) {
  return (
    <section className={styles.band}>
      {children}
      <div className={styles.bandPicture}>
        <ProductPicture name={picture} phone={phone} alt={alt} shown="1000px" />
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
