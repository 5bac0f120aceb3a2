import { describe, expect, it } from 'vitest';
import { defaultBranding } from '#contract/default-branding';
import { organizationRoutes } from '#contract/organization';
import {
  bodyOf,
  differing,
  draftOf,
  merged,
  readEdited,
  type Edited,
} from '../../../web/workspace/features/branding/branding-draft.ts';

const base = draftOf(defaultBranding);
const edited = (change: Partial<typeof base>): Edited => ({
  base,
  version: 3,
  draft: { ...base, ...change },
});
const colors = (change: Partial<typeof base.brandColors>) => ({
  brandColors: { ...base.brandColors, ...change },
});

describe('branding being edited', () => {
  it('is sent without the looks of templates, so that nobody’s are written over', () => {
    const body = bodyOf({ ...base, logo: ' https://example.com/a.png ' }, 3);
    expect(organizationRoutes.saveBranding.body.safeParse(body).success).toBe(true);
    expect(body).not.toHaveProperty('templateConfigs');
    expect(body.template).toEqual({ id: 'standard' });
    expect(body.logo).toBe('https://example.com/a.png');
  });

  it('is the same however a colour is written', () => {
    expect(differing(base, { ...base, ...colors({ primary: '#F97316' }) })).toEqual([]);
    expect(differing(base, { ...base, ...colors({ primary: '#F97317' }), logo: '/assets/x' })).toEqual([
      'primary',
      'logo',
    ]);
  });

  it('put over what somebody else saved changes only what was changed here', () => {
    const theirs = { ...base, ...colors({ primary: '#111111', text: '#222222' }), logo: 'https://x.example' };
    const mine = merged(edited({ ...colors({ primary: '#333333' }), layout: 'list' }), theirs);
    expect(mine).toEqual({
      ...theirs,
      brandColors: { ...theirs.brandColors, primary: '#333333' },
      layout: 'list',
    });
  });

  it('is found again after a visit, unless what lies there cannot be read', () => {
    const kept = edited({ layout: 'list', logo: 'half typed' });
    expect(readEdited(JSON.stringify(kept))).toEqual(kept);
    const broken = { ...kept, draft: { ...kept.draft, brandColors: { primary: 'red' } } };
    for (const text of [null, '', '{}', '[]', 'null', JSON.stringify(broken)])
      expect(readEdited(text), String(text)).toBeUndefined();
  });
});
