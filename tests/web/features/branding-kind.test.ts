import { describe, expect, it } from 'vitest';
import { defaultBranding } from '#contract/default-branding';
import { organizationRoutes } from '#contract/organization';
import { bodyOf, brandingKind, formOf } from '#web/workspace/features/branding/branding-kind.ts';
import { differingFields } from '#web/workspace/record-editor/merge.ts';

const form = formOf(defaultBranding);

describe('branding being edited', () => {
  it('is sent without the looks of templates, so that nobody’s are written over', () => {
    const body = bodyOf({ ...form, logo: ' https://example.com/a.png ' });
    expect(organizationRoutes.saveBranding.body.safeParse({ ...body, version: 3 }).success).toBe(true);
    expect(body).not.toHaveProperty('templateConfigs');
    expect(body.template).toEqual({ id: 'standard' });
    expect(body.logo).toBe('https://example.com/a.png');
  });

  it('is the same however a colour is written', () => {
    const { brandColors } = defaultBranding;
    const read = (primary: string) =>
      formOf({ ...defaultBranding, brandColors: { ...brandColors, primary } });
    expect(differingFields(read('#f97316'), read('#F97316'))).toEqual([]);
    expect(differingFields(form, { ...read('#F97317'), logo: '/assets/x' })).toEqual(['primary', 'logo']);
  });

  it('takes from a draft only what can be drawn', () => {
    const { primary, layout, templateId } = brandingKind.readers!;
    expect([primary!('#0F766E'), layout!('list'), templateId!('design')]).toEqual([
      '#0F766E',
      'list',
      'design',
    ]);
    expect([primary!('red'), layout!('rows'), templateId!('gone')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('names the field that the server would refuse', () => {
    expect(brandingKind.check(form)).toEqual({});
    expect(Object.keys(brandingKind.check({ ...form, logo: 'half typed' }))).toEqual(['logo']);
    expect(brandingKind.fieldsOf({ 'brandColors.text': 'Wrong' }, form)).toEqual({ text: 'Wrong' });
  });
});
