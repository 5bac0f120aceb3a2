import { embedElement } from '#contract/cards/embed';
import { referencesElement } from './references-element.ts';

const script = document.currentScript;

// A page may include the script as often as it likes; a named picture of its own can stand where this one is expected.
if (script?.tagName === 'SCRIPT' && !customElements.get(embedElement))
  customElements.define(embedElement, referencesElement(new URL((script as HTMLScriptElement).src).origin));
