import { embedElement, embedScript } from '#contract/embed';
import { referencesElement } from './references-element.ts';

// A named picture can stand in the place of `currentScript`, and a module has none.
const current = document.currentScript;
const script =
  current?.tagName === 'SCRIPT' ? current : document.querySelector(`script[src*="${embedScript}"]`);

// A page may include the script as often as it likes.
if (!customElements.get(embedElement))
  customElements.define(embedElement, referencesElement(new URL((script as HTMLScriptElement).src).origin));
