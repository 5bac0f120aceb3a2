import { type CaptchaPurpose, captchaRoutes } from '#contract/resources/captcha';
import { buildRequest } from '../../shared/api-request.ts';

export interface Captcha {
  /** Starts if the box is checked, which may have happened before the script loaded. */
  begin(): void;
  token(): string | undefined;
  /** Requests a new captcha, because a solution is valid for one call. */
  reset(): void;
}

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
    // The box cannot be unchecked. It is not disabled, because that would lose the keyboard focus.
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
  // The solver loads only when somebody checks the box.
  const [{ proofOf }, response] = await Promise.all([
    import('../../shared/proof-of-work.ts'),
    fetch(url, init),
  ]);
  if (!response.ok) throw new Error(`No captcha: ${response.status}`);
  return await proofOf(await response.json());
}
