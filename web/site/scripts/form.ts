import { contactRoutes } from '#contract/resources/contact';
import { beginCaptcha } from './captcha.ts';
import { post, type Failure } from './post.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns the function that sends the form. `data-send` is "newsletter" or the kind of message. */
export function readyForm(form: HTMLFormElement): () => Promise<void> {
  const kind = form.dataset.send!;
  const isNewsletter = kind === 'newsletter';
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')!;
  const words = button.textContent;
  let sending = false;
  const show = () => {
    button.textContent = sending ? 'Sending…' : words;
    const unsolved = !captcha.token();
    button.setAttribute('aria-disabled', String(sending || unsolved));
    if (!isNewsletter) return;
    const losesFocus = unsolved && document.activeElement === button;
    button.disabled = unsolved;
    if (losesFocus) form.querySelector<HTMLInputElement>('[name=captcha]')!.focus();
  };
  const captcha = beginCaptcha(form, isNewsletter ? 'newsletter' : 'contact', () => {
    show();
    if (captcha.token()) showProblem(form, '');
  });
  captcha.begin();
  form.addEventListener('input', ({ target }) => mend(form, target as Field));
  // A retry has the same key, so that the message arrives once.
  let last = { sent: '', key: '' };

  return async () => {
    if (sending || !isComplete(form)) return;
    const captchaToken = captcha.token();
    if (!captchaToken) return showProblem(form, form.dataset.captchaMissing!);
    showProblem(form, '');
    const body = { ...(!isNewsletter && { kind }), ...entered(form), captchaToken };
    const sent = JSON.stringify(body);
    if (sent !== last.sent) last = { sent, key: crypto.randomUUID() };
    sending = true;
    show();
    const route = isNewsletter ? contactRoutes.subscribe : contactRoutes.sendContactMessage;
    const failure = await post(route, body, last.key);
    sending = false;
    show();
    if (!failure) return thank(form);
    // The server checks the captcha after the fields, and a checked captcha is used up.
    if (failure.code && failure.code !== 'VALIDATION_FAILED') captcha.reset();
    explain(form, failure);
  };
}

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (one): one is Field => 'value' in one && (one as Field).name !== '' && (one as Field).name !== 'captcha',
  );

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
  showProblem(form, named.length > 0 ? '' : (message ?? form.dataset.noResponse!));
  for (const field of named) mark(form, field, fields[field.name]!);
  named[0]?.focus();
}

const problemOf = (form: HTMLFormElement, field: Field) =>
  form.querySelector(`[data-problem-of="${field.name}"]`);

function mark(form: HTMLFormElement, field: Field, text: string): void {
  const element = problemOf(form, field);
  if (!element) return showProblem(form, text);
  element.textContent = text;
  field.setAttribute('aria-invalid', 'true');
}

function mend(form: HTMLFormElement, field: Field): void {
  field.removeAttribute('aria-invalid');
  const element = problemOf(form, field);
  if (element) element.textContent = '';
}

function showProblem(form: HTMLFormElement, text: string): void {
  form.querySelector('[data-problem]')!.textContent = text;
}

function thank(form: HTMLFormElement): void {
  const thanks = form.querySelector<HTMLTemplateElement>('template[data-thanks]')!.content;
  const sent = thanks.querySelector<HTMLElement>('[data-sent]')!;
  form.replaceWith(sent);
  sent.focus();
}
