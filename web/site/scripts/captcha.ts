import { type CaptchaPurpose, captchaRoutes } from '#contract/resources/captcha';
import { buildRequest } from '../../shared/api-request.ts';

export interface Captcha {
  /** Looks at the box as it is: it may have been ticked before this was there. */
  begin(): void;
  /** The solved captcha, for one call; undefined until it is there. */
  token(): string | undefined;
  /** Asks for another one: a solution is good for one call. */
  reset(): void;
}

/** The check box of a form that keeps programs away: once it is ticked, the browser works for about half a second. */
export function beginCaptcha(form: HTMLFormElement, purpose: CaptchaPurpose, onChange: () => void): Captcha {
  const box = form.querySelector<HTMLInputElement>('[name=captcha]')!;
  const words = form.querySelector('[data-captcha-words]')!;
  let solved: string | undefined;
  let busy = false;

  const show = (text: string, token?: string) => {
    solved = token;
    words.textContent = text;
    onChange();
  };
  const reset = (text = '') => {
    busy = false;
    box.checked = false;
    show(text);
  };
  const begin = () => {
    // Once begun it stays ticked; a disabled box would lose the focus of who ticked it by a key.
    if (busy) box.checked = true;
    if (busy || !box.checked) return;
    busy = true;
    show('Checking…');
    solve(purpose).then(
      (token) => show('Checked', token),
      () => reset('That did not work. Please tick again.'),
    );
  };
  box.addEventListener('change', begin);
  return { begin, token: () => solved, reset };
}

async function solve(purpose: CaptchaPurpose): Promise<string> {
  const { url, init } = buildRequest(captchaRoutes.getCaptcha, { purpose });
  // The solver comes when somebody ticks the box.
  const [{ proofOf }, response] = await Promise.all([
    import('../../shared/proof-of-work.ts'),
    fetch(url, init),
  ]);
  if (!response.ok) throw new Error(`No captcha: ${response.status}`);
  return await proofOf(await response.json());
}
