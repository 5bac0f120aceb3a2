/** Brings the first field with an error to the user; without one, the message in the header. */
export function focusFirstError(): void {
  const invalid = document.querySelector<HTMLElement>(
    '[data-reference-form] [aria-invalid="true"]:is(input, textarea, select)',
  );
  invalid?.focus({ preventScroll: true });
  const shown = invalid ?? document.querySelector('[data-reference-editor] [role="alert"]');
  shown?.scrollIntoView({ block: 'center' });
}
