import { embedElement } from '#contract/cards/embed';
import { referencesElement } from './references-element.ts';

const script = document.currentScript;

// A page may include the script several times, and an element named "currentScript" can hide the real one.
if (script?.tagName === 'SCRIPT' && !customElements.get(embedElement))
  customElements.define(embedElement, referencesElement(new URL((script as HTMLScriptElement).src).origin));
