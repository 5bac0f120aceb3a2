import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { cardOf } from '#contract/cards/card';
import { defaultBranding } from '#contract/cards/default-branding';
import type { Organization } from '#contract/resources/organization';
import { cardContent } from '#contract/resources/public';
import { editorSections, referenceFields } from '#contract/reference/fields';
import { fieldEntries, textsOf } from '#contract/reference/field-values';
import { reference, referenceRoutes } from '#contract/resources/reference';
import { templateOf, templates } from '#contract/cards/templates';
import { changedReference, newReference, requireComplete } from '#functions/reference/rules';
import { matching, readFilter } from '#web/public/filter.ts';
import { StoryPageView } from '#web/public/story-page.tsx';
import { ReferenceCard } from '#web/shared/cards/reference-card.tsx';
import { ActiveOrganization } from '#web/workspace/lib/organization/active-organization.tsx';
import { TellingNotice } from '#web/workspace/features/references/editor/permissions/telling-notice.tsx';
import { FieldSection } from '#web/workspace/features/references/editor/form/field-section.tsx';
import { noFilters, withoutStatus } from '#web/workspace/features/references/reference-filters.ts';
import {
  bodyOf,
  emptyForm,
  formOf,
  type ReferenceForm,
} from '#web/workspace/features/references/reference-form.ts';
import { filledFields, shownTexts } from '../support/filled-fields.ts';

const customerId = '01M7XN21F54CQ56ZTDGF2ECZJA';
const author = { userId: 'user', now: new Date('2026-05-01') };
const form: ReferenceForm = { ...emptyForm, ...filledFields, customerId };
const { createReference, updateReference } = referenceRoutes;

const saved = (values: ReferenceForm) =>
  reference.parse(newReference(createReference.body.parse(bodyOf(values)), author));
const cardWith = (values: Partial<ReferenceForm>) =>
  cardContent.parse(cardOf(saved({ ...emptyForm, customerId, title: 'Untitled', ...values })));

const organization: Organization = {
  organizationId: 'o',
  name: 'O',
  slug: 'o',
  email: 'o@example.com',
  status: 'active',
  joined: true,
  roles: ['owner'],
};

function Editor({
  templateId = 'standard',
  children,
  ...values
}: Partial<ReferenceForm> & { children?: ReactNode }) {
  const state = { onPictureBusy: () => undefined };
  return (
    <QueryClientProvider client={new QueryClient()}>
      <ActiveOrganization value={organization}>
        <FormProvider
          {...useForm<ReferenceForm>({
            defaultValues: { ...emptyForm, ...filledFields, templateId, ...values },
          })}
        >
          {children ??
            editorSections.map((section) => <FieldSection key={section} section={section} {...state} />)}
        </FormProvider>
      </ActiveOrganization>
    </QueryClientProvider>
  );
}

describe.each(fieldEntries)('the field %s', (name, field) => {
  const naming = templates.filter(({ fields }) => fields.some((one) => one.name === name));

  it('is shown by a template, whose editor has an input for it', () => {
    expect(naming).not.toEqual([]);
    for (const { id } of naming) {
      const editor = renderToStaticMarkup(<Editor templateId={id} />);
      expect(editor).toMatch(new RegExp(`<(label|legend)[^>]*>${field.label}`));
      if (['line', 'text', 'link'].includes(field.kind)) expect(editor).toContain(` name="${name}"`);
    }
  });

  it('is stored and returned as it was typed, when created and changed', () => {
    const made = saved(form);
    expect(formOf(made)[name]).toEqual(filledFields[name]);
    const change = updateReference.body.parse({ ...bodyOf(form), id: made.id, version: 1 });
    const before = newReference(
      createReference.body.parse(bodyOf({ ...emptyForm, customerId, title: 'x' })),
      author,
    );
    expect(formOf(reference.parse(changedReference(before, change, author.now)))[name]).toEqual(
      filledFields[name],
    );
  });

  const drawnOn = naming.filter(
    ({ id }) => name !== 'longDescription' && (id !== 'quote' || name !== 'figures'),
  );
  it.each(drawnOn.map(({ id }) => id))(
    'is drawn on the card %s if nothing stronger leads it',
    (templateId) => {
      const drawn = [[], ['mainImage', 'figures'], ['mainImage', 'figures', 'quote']].map((without) => {
        const left = Object.entries({ ...filledFields, templateId }).filter(
          ([one]) => !without.includes(one),
        );
        return renderToStaticMarkup(<ReferenceCard card={cardWith(Object.fromEntries(left))} />);
      });
      for (const text of shownTexts[name]) expect(drawn.some((markup) => markup.includes(text))).toBe(true);
    },
  );

  it('is shown on the story’s page', () => {
    const markup = renderToStaticMarkup(
      <StoryPageView
        organization={organization}
        branding={defaultBranding}
        references={[]}
        card={cardWith(filledFields)}
      />,
    );
    for (const text of shownTexts[name]) expect(markup).toContain(text);
  });

  it(`is ${field.searchable ? '' : 'not '}found by public and workspace searches`, () => {
    const values = { [name]: filledFields[name] };
    const [text] = textsOf(filledFields[name]);
    const count = field.searchable ? 1 : 0;
    expect(matching([cardWith(values)], { ...readFilter(''), q: text! })).toHaveLength(count);
    const records = [saved({ ...emptyForm, customerId, title: 'Untitled', ...values })];
    expect(withoutStatus(records, { ...noFilters, search: text! }, new Map())).toHaveLength(count);
  });
});

describe('the editor of an alias', () => {
  it('names the texts that an anonymous card has to do without', () => {
    const name = 'Harbour Ferries Oy';
    const quote = 'Harbour Ferries trusts them';
    const editor = (values: Partial<ReferenceForm>) =>
      renderToStaticMarkup(
        <Editor {...values}>
          <TellingNotice customer={{ name, attributes: {} }} />
        </Editor>,
      );
    expect(editor({ quote })).toContain('left out without the name: quote.');
    expect(editor({ quote, title: name })).toContain('nothing is shown without the name: title.');
    expect(editor({ quote, alias: '' })).not.toContain('without the name:');
    expect(editor({})).not.toContain('without the name:');
  });
});

describe('a required field', () => {
  it.each(templates.map(({ id }) => id))('of %s is reported under its name in the request', (templateId) => {
    const empty = {
      ...saved({ ...emptyForm, customerId, title: 'x', templateId }),
      name: '',
      status: 'Published',
    } as const;
    const required = templateOf(templateId).fields.filter((field) => field.required);
    expect(required.map(({ name }) => name)).toContain('title');
    const refused = () => requireComplete({ ...empty, collectionIds: undefined, translations: undefined });
    const fields = Object.fromEntries(
      required.map(({ name }) => [referenceFields[name].at, 'Required to publish']),
    );
    expect(refused).toThrow(expect.objectContaining({ details: { fields } }));
  });
});
