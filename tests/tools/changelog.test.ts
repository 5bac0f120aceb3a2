import { describe, expect, it } from 'vitest';
import { withRelease } from '#tools/release/changelog';

const release = { version: '0.3.0', date: '2027-01-02' };
const before = '# Changelog\n\n## 0.2.0 (2026-11-24)\n\n- First release.\n';

describe('the changelog', () => {
  it('gets a section with the changes by area', () => {
    const subjects = [
      'web/embed: keep the last card',
      'infra: add an alarm',
      'Without an area',
      'infra: fix it',
    ];
    expect(withRelease(before, { ...release, subjects })).toBe(`# Changelog

## 0.3.0 (2027-01-02)

- **all**: Without an area
- **infra**: add an alarm
- **infra**: fix it
- **web/embed**: keep the last card

## 0.2.0 (2026-11-24)

- First release.
`);
  });

  it('keeps a section that was written by hand, and dates it', () => {
    const written = '# Changelog\n\n## 0.3.0 (unreleased)\n\n- By hand.\n';
    const expected = '# Changelog\n\n## 0.3.0 (2027-01-02)\n\n- By hand.\n';
    expect(withRelease(written, { ...release, subjects: ['infra: add an alarm'] })).toBe(expected);
  });
});
