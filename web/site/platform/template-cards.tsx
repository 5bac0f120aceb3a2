import { templateOf } from '#contract/cards/templates';
import { ReferenceCard } from '../../shared/cards/reference-card.tsx';
import { sampleCards } from '../samples.ts';
import styles from './template-cards.module.css';

export function TemplateCards() {
  return (
    <ul className={styles.cards}>
      {sampleCards.map((card) => (
        <li key={card.id}>
          <p className={styles.label}>
            <strong>{templateOf(card.templateId).name}</strong> {templateOf(card.templateId).description}
          </p>
          <ReferenceCard card={card} />
        </li>
      ))}
    </ul>
  );
}
