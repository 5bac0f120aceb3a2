import { describe, expect, it } from 'vitest';
import { ownText } from '../../web/workspace/lib/own-text.ts';

function shelf() {
  const texts = new Map<string, string>();
  const store = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  return { texts, open: () => ownText('key', () => store as unknown as Storage) };
}

describe('a text that a tab keeps in the browser', () => {
  it('is taken away by the tab that wrote it or took it over', () => {
    const { texts, open } = shelf();
    const first = open();
    expect(first.write('mine')).toBe(true);
    const later = open();
    expect(later.read()).toBe('mine');
    later.clear();
    expect(texts.size).toBe(0);
    first.write('again');
    first.clear();
    expect(texts.size).toBe(0);
  });

  it('stays when it is another tab’s', () => {
    const { open } = shelf();
    const [first, untouched] = [open(), open()];
    untouched.read();
    first.write('mine');
    untouched.clear();
    expect(first.read()).toBe('mine');
    untouched.write('theirs');
    first.clear();
    expect(open().read()).toBe('theirs');
  });

  it('is none in a browser that does not allow it, without an error', () => {
    const own = ownText('key', () => {
      throw new DOMException('Denied', 'SecurityError');
    });
    expect(own.read()).toBeNull();
    expect(own.write('mine')).toBe(false);
    expect(() => own.clear()).not.toThrow();
  });
});
