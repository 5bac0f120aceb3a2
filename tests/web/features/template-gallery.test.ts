import { describe, expect, it } from 'vitest';
import {
  categories,
  inCategory,
  offered,
  readView,
  writeView,
} from '../../../web/workspace/features/templates/gallery.ts';

describe('the gallery', () => {
  it('shows a template in every tab, and each template in one', () => {
    for (const category of categories) expect(inCategory(category).length, category).toBeGreaterThan(0);
    const shown = categories.slice(1).flatMap((category) => inCategory(category));
    expect(shown.length).toBe(offered.length);
    expect(offered.map(({ id }) => id)).not.toContain('base');
  });

  it('keeps its state in the address', () => {
    const query = 'tab=Design&configure=design';
    expect(writeView(readView(new URLSearchParams(query))).toString()).toBe(query);
    expect(writeView(readView(new URLSearchParams('tab=Nothing&configure=base'))).toString()).toBe('');
  });
});
