import { describe, expect, it } from 'vitest';
import { defaultBranding } from '#contract/cards/default-branding';
import { organizationRoutes, type Branding } from '#contract/resources/organization';
import { bodyOf, brandingKind, formOf } from '#web/workspace/features/branding/branding-kind.ts';
import { differingFields } from '#web/workspace/record-editor/merge.ts';

const form = formOf(defaultBranding);
const pickOptional = ({
  heading,
  intro,
  callToAction,
  website,
  headerLayout,
  headerImage,
  typefaces,
  closingHeading,
  closingText,
  cornerRadius,
}: Partial<Branding>) => ({
  heading,
  intro,
  callToAction,
  website,
  headerLayout,
  headerImage,
  typefaces,
  closingHeading,
  closingText,
  cornerRadius,
});

describe('the branding form', () => {
  it('sends no looks of templates, so that it overwrites none', () => {
    const body = bodyOf({ ...form, logo: ' https://example.com/a.png ' });
    expect(organizationRoutes.saveBranding.body.safeParse({ ...body, version: 3 }).success).toBe(true);
    expect(body).not.toHaveProperty('templateConfigs');
    expect(body.template).toEqual({ id: 'standard' });
    expect(body.logo).toBe('https://example.com/a.png');
  });

  it('saves all fields as it read them', () => {
    const full = {
      ...defaultBranding,
      heading: 'What ports say',
      intro: 'Two\nlines.',
      callToAction: { text: 'Talk to us', link: 'mailto:a@example.com' },
      website: 'https://example.com/',
      headerLayout: 'picture' as const,
      headerImage: 'https://example.com/quay.webp',
      typefaces: 'poster' as const,
      closingHeading: 'Waiting for a ferry?',
      closingText: 'Say since when.',
      cornerRadius: 0,
    };
    expect(bodyOf(formOf(full))).toMatchObject(pickOptional(full));
    expect(bodyOf(form)).toMatchObject({ heading: '', callToAction: null, cornerRadius: null });
    for (const sent of [bodyOf(formOf(full)), bodyOf(form)])
      expect(organizationRoutes.saveBranding.body.safeParse(sent).success).toBe(true);
  });

  it('ignores the case of colors', () => {
    const { brandColors } = defaultBranding;
    const read = (primary: string) =>
      formOf({ ...defaultBranding, brandColors: { ...brandColors, primary } });
    expect(differingFields(read('#f97316'), read('#F97316'))).toEqual([]);
    expect(differingFields(form, { ...read('#F97317'), logo: '/assets/x' })).toEqual(['primary', 'logo']);
  });

  it('restores only valid values from a draft', () => {
    const { primary, layout, templateId, typefaces } = brandingKind.readers!;
    expect([typefaces!('kitchen'), typefaces!('comic')]).toEqual(['kitchen', undefined]);
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
    const { headerLayout, cornerRadius } = brandingKind.readers!;
    expect([headerLayout!('centered'), cornerRadius!('48'), cornerRadius!('')]).toEqual([
      'centered',
      '48',
      '',
    ]);
    expect([headerLayout!('right'), cornerRadius!('49'), cornerRadius!('1px'), cornerRadius!(4)]).toEqual(
      Array.from({ length: 4 }),
    );
  });

  it('has a field for each text in each other language, and sends them by language', () => {
    const translated = formOf({
      ...defaultBranding,
      languages: ['sv'],
      translations: { sv: { heading: 'Hej' }, de: { heading: 'Taken away' } },
    });
    expect(translated).toMatchObject({ 'sv:heading': 'Hej', 'sv:intro': '', 'sv:buttonText': '' });
    expect(bodyOf(translated).translations).toEqual({
      sv: { heading: 'Hej', intro: '', buttonText: '', closingHeading: '', closingText: '' },
    });
    expect(bodyOf(form)).not.toHaveProperty('translations');
    const wrong = { ...translated, 'sv:heading': 'n'.repeat(121) };
    expect(Object.keys(brandingKind.check(wrong))).toEqual(['sv:heading']);
  });

  it('names the field that the server would refuse', () => {
    expect(brandingKind.check(form)).toEqual({});
    expect(Object.keys(brandingKind.check({ ...form, logo: 'half typed' }))).toEqual(['logo']);
    expect(Object.keys(brandingKind.check({ ...form, callToActionText: 'Talk to us' }))).toEqual([
      'callToActionLink',
    ]);
    expect(Object.keys(brandingKind.check({ ...form, callToActionLink: 'https://example.com/' }))).toEqual([
      'callToActionText',
    ]);
    expect(Object.keys(brandingKind.check({ ...form, website: 'http://example.com/' }))).toEqual(['website']);
    expect(brandingKind.fieldsOf({ 'brandColors.text': 'Wrong' }, form)).toEqual({ text: 'Wrong' });
  });
});
