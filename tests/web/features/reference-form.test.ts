import { describe, expect, it } from 'vitest';
import { cardOf } from '#contract/cards/card';
import { referenceRoutes } from '#contract/resources/reference';
import { templates } from '#contract/cards/templates';
import { checkReference } from '../../../web/workspace/features/references/editor/reference-kind.ts';
import {
  bodyOf,
  cardOfForm,
  emptyForm,
  fieldAt,
  formOf,
  hiddenFields,
  missingToPublish,
  namesOf,
  previewOf,
  type ReferenceForm,
} from '../../../web/workspace/features/references/reference-form.ts';
import { sampleReference } from './sample-reference.ts';

const record = sampleReference();
const filled: ReferenceForm = { ...emptyForm, customerId: record.attributes.customerId, title: 'A title' };

describe('a change of template', () => {
  it('names filled fields that the new template does not show', () => {
    const form = { ...filled, clientIndustry: 'Shipping', tags: ['Kept'] };
    expect(hiddenFields({ ...form, templateId: 'consulting' })).toEqual([]);
    expect(hiddenFields({ ...form, templateId: 'standard' })).toEqual(['clientIndustry']);
  });
});

describe('the reference form', () => {
  it('saves the record as it read it, for any template', () => {
    const { name, visibility, tags, templateId, attributes, custom } = record;
    expect(bodyOf(formOf(record))).toEqual({ name, visibility, tags, templateId, attributes, custom });
  });

  it('draws the same card as the record', () => {
    expect(cardOfForm(formOf(record), record, 'City')).toEqual(cardOf(record, 'City'));
  });

  it('starts from the template’s style when the stored configuration is invalid', () => {
    const broken = sampleReference({ custom: { ...record.custom, templateConfig: '{"layout":' } });
    expect(formOf(broken).config).toEqual({});
  });
});

describe('checking the form', () => {
  it('accepts a draft with a customer and a title', async () => {
    expect(checkReference(filled)).toEqual({});
  });

  it('has the specified text for a missing customer, and requires a title', async () => {
    expect(checkReference(emptyForm)).toEqual({
      customerId: 'A valid customer ID is required',
      title: 'Title is required',
    });
  });

  it.each(['2026-03', '2026', '03/2026', '2026-03-09', ''])(
    'accepts the date "%s"',
    async (referenceDate) => {
      expect(checkReference({ ...filled, referenceDate })).toEqual({});
    },
  );

  it('assigns each error to its field', async () => {
    const errors = checkReference({
      ...filled,
      referenceDate: 'soon',
      mainImage: 'http://example.com/a.png',
      callToAction: 'javascript:alert(1)',
      config: { colors: { primary: 'red' } },
    });
    expect(Object.keys(errors).sort()).toEqual(['callToAction', 'config', 'mainImage', 'referenceDate']);
    expect(errors.mainImage).toBe('Must begin with https://');
  });

  it('produces a body that create and update accept', () => {
    const body = bodyOf(formOf(record));
    expect(referenceRoutes.createReference.body.safeParse(body).success).toBe(true);
    const update = referenceRoutes.updateReference.body.safeParse({ ...body, id: record.id, version: 1 });
    expect(update.success).toBe(true);
  });
});

describe('the server’s field name', () => {
  it.each([
    ['name', 'title'],
    ['attributes.customerId', 'customerId'],
    ['attributes.description', 'shortDescription'],
    ['custom.mainImage', 'mainImage'],
    ['custom.projectLocation', 'location'],
    ['custom.templateConfig', 'config'],
    ['tags.3', 'tags'],
  ])('%s is the field %s', (path, field) => {
    expect(fieldAt(path)).toBe(field);
  });

  it('of an unknown path has no field', () => {
    expect(fieldAt('body')).toBeUndefined();
  });
});

describe('publishing', () => {
  it.each(templates.map((template) => [template.id, template]))(
    'misses exactly the required fields of %s in an empty form',
    (templateId, template) => {
      const required = template.fields.filter((field) => field.required).map((field) => field.name);
      expect(missingToPublish({ ...emptyForm, templateId })).toEqual(required);
    },
  );

  it('counts a field of spaces as missing', () => {
    expect(missingToPublish({ ...filled, shortDescription: '  \n ' })).toEqual(['shortDescription']);
  });

  it('names the missing fields in words', () => {
    expect(namesOf(['title', 'mainImage'])).toBe('title, main image');
  });
});

describe('the live card', () => {
  it('shows an example for an empty required field, never over typed text', () => {
    const card = previewOf(cardOfForm({ ...filled, title: 'Mine' }, undefined));
    expect(card.title).toBe('Mine');
    expect(card.shortDescription).toMatch(/customer/);
  });

  it('adds nothing that the template does not require', () => {
    const card = previewOf(cardOfForm({ ...filled, templateId: 'design' }, undefined));
    expect(card.shortDescription).toBe('');
  });
});
