import { contactRoutes } from '#contract/contact';
import { texts } from '#contract/text';
import { beginCaptcha } from './captcha.ts';
import { post, type Failure } from './post.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Makes a form of the site ready (`form-parts.tsx` has its parts); answers what sends it. Its `data-send` says what it is: "newsletter", or
 * the kind of a message to us. What is wrong is said beside its field, and what was typed stays.
 */
export function readyForm(form: HTMLFormElement): () => Promise<void> {
  const kind = form.dataset.send!;
  const isNewsletter = kind === 'newsletter';
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')!;
  const captcha = beginCaptcha(form, isNewsletter ? 'newsletter' : 'contact', (done) => {
    button.setAttribute('aria-disabled', String(!done));
    if (done) say(form, '');
  });
  form.addEventListener('input', ({ target }) => mend(form, target as Field));
  // After silence the same key is sent again, so that nothing arrives twice.
  let key = crypto.randomUUID();

  return async () => {
    if (button.disabled || !isComplete(form)) return;
    const captchaToken = captcha.token();
    if (!captchaToken) return say(form, texts.captchaMissing);
    say(form, '');
    button.disabled = true;
    const route = isNewsletter ? contactRoutes.subscribe : contactRoutes.sendContactMessage;
    const failure = await post(
      route,
      { ...(!isNewsletter && { kind }), ...entered(form), captchaToken },
      key,
    );
    button.disabled = false;
    if (failure && !failure.code) return say(form, failure.message);
    key = crypto.randomUUID();
    captcha.reset();
    if (failure) explain(form, failure);
    else thank(form);
  };
}

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (one): one is Field => 'value' in one && (one as Field).name !== '' && (one as Field).name !== 'captcha',
  );

/** What is in the fields, without those that are empty. */
const entered = (form: HTMLFormElement) =>
  Object.fromEntries(
    fieldsOf(form).flatMap(({ name, value }) => (value.trim() ? [[name, value.trim()]] : [])),
  );

function isComplete(form: HTMLFormElement): boolean {
  const wrong = fieldsOf(form).filter((field) => {
    const { valid, valueMissing } = field.validity;
    const missing = valueMissing || (field.required && !field.value.trim());
    if (missing) mark(form, field, field.dataset.required ?? 'Please fill this in');
    else if (!valid) mark(form, field, field.dataset.invalid ?? field.validationMessage);
    return missing || !valid;
  });
  wrong[0]?.focus();
  return wrong.length === 0;
}

function explain(form: HTMLFormElement, { message, fields }: Failure): void {
  const named = fieldsOf(form).filter(({ name }) => fields[name]);
  for (const field of named) mark(form, field, fields[field.name]!);
  named[0]?.focus();
  say(form, named.length > 0 ? '' : message);
}

const problemOf = (form: HTMLFormElement, field: Field) =>
  form.querySelector(`[data-problem-of="${field.name}"]`);

function mark(form: HTMLFormElement, field: Field, text: string): void {
  const place = problemOf(form, field);
  if (!place) return say(form, text);
  place.textContent = text;
  field.setAttribute('aria-invalid', 'true');
}

function mend(form: HTMLFormElement, field: Field): void {
  field.removeAttribute('aria-invalid');
  const place = problemOf(form, field);
  if (place) place.textContent = '';
}

/** A problem of the whole form, or "" when there is none. */
function say(form: HTMLFormElement, text: string): void {
  form.querySelector('[data-problem]')!.textContent = text;
}

/** The form's place is taken by its thanks. */
function thank(form: HTMLFormElement): void {
  const thanks = form.querySelector<HTMLTemplateElement>('template[data-thanks]')!.content.cloneNode(true);
  const place = document.createElement('div');
  place.append(thanks);
  place.tabIndex = -1;
  form.replaceWith(place);
  place.focus();
}
