import type { Locator, Page } from '@playwright/test';
import { settle } from '../screenshots/demo-browser.ts';

export const video = { width: 1280, height: 720, framesPerSecond: 12 };

const frames = (seconds: number) => Math.max(1, Math.round(seconds * video.framesPerSecond));

/** Controls the page's clock, so loading costs no time. `addFrames` gets a PNG and a frame count. */
export class Camera {
  private shown = 0;
  private at = { x: video.width * 0.62, y: video.height * 0.72 };
  private readonly page: Page;
  private readonly addFrames: (png: Buffer, times: number) => Promise<void>;

  constructor(page: Page, addFrames: Camera['addFrames']) {
    this.page = page;
    this.addFrames = addFrames;
  }

  get seconds(): number {
    return this.shown / video.framesPerSecond;
  }

  async hold(seconds: number): Promise<void> {
    await this.shoot(frames(seconds));
  }

  async capture(pressed = false): Promise<Buffer> {
    await this.page.evaluate(drawPointer, { ...this.at, pressed });
    return this.page.screenshot({ animations: 'disabled' });
  }

  async cutTo(path: string): Promise<void> {
    await this.page.goto(path);
    await settle(this.page);
  }

  async moveTo(target: Locator, seconds = 0.7): Promise<void> {
    await this.bringIntoView(target);
    const box = (await target.boundingBox())!;
    const to = { x: box.x + Math.min(box.width / 2, 160), y: box.y + Math.min(box.height / 2, 40) };
    await this.glide(to, seconds);
  }

  async glide(to: { x: number; y: number }, seconds: number): Promise<void> {
    const from = this.at;
    const count = frames(seconds);
    for (let n = 1; n <= count; n += 1) {
      const eased = (1 - Math.cos((Math.PI * n) / count)) / 2;
      this.at = { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased };
      await this.page.mouse.move(this.at.x, this.at.y);
      await this.shoot(1);
    }
  }

  async click(target: Locator, seconds = 0.7): Promise<void> {
    await this.moveTo(target, seconds);
    await this.page.mouse.down();
    await this.shoot(2, true);
    await this.page.mouse.up();
    await settle(this.page);
    // Some parts appear when a pointer first moves over them.
    await this.page.mouse.move(this.at.x + 1, this.at.y);
    await settle(this.page);
    await this.shoot(1);
  }

  async type(text: string, charactersPerFrame: number): Promise<void> {
    for (let n = 0; n < text.length; n += charactersPerFrame) {
      await this.page.keyboard.type(text.slice(n, n + charactersPerFrame));
      await this.shoot(1);
    }
  }

  /** Pixels. */
  async scroll({ x = 0, y = 0 }: { x?: number; y?: number }, seconds = 0.7): Promise<void> {
    const count = frames(seconds);
    for (let n = 0; n < count; n += 1) {
      await this.page.mouse.wheel(x / count, y / count);
      await this.page.waitForTimeout(50);
      await this.shoot(1);
    }
  }

  private async bringIntoView(target: Locator): Promise<void> {
    const { y, height } = (await target.boundingBox())!;
    if (y < 0 || y + height > video.height - 80) await this.scroll({ y: y - video.height * 0.55 });
  }

  private async shoot(times: number, pressed = false): Promise<void> {
    await this.addFrames(await this.capture(pressed), times);
    this.shown += times;
  }
}

/** Screenshots have no pointer of their own. */
function drawPointer({ x, y, pressed }: { x: number; y: number; pressed: boolean }): void {
  const id = 'film-pointer';
  let pointer = document.getElementById(id);
  if (!pointer) {
    pointer = document.createElement('div');
    pointer.id = id;
    pointer.setAttribute('aria-hidden', 'true');
    pointer.innerHTML =
      '<svg width="26" height="30" viewBox="0 0 26 30"><path d="M3 2v21l5.4-4.6 3.6 8.2 4.2-1.9-3.6-8h7.2z" fill="#111" stroke="#fff" stroke-width="2" stroke-linejoin="round"/></svg>';
    document.documentElement.append(pointer);
  }
  Object.assign(pointer.style, {
    position: 'fixed',
    left: `${x - 3}px`,
    top: `${y - 2}px`,
    zIndex: '2147483647',
    pointerEvents: 'none',
    transformOrigin: '3px 2px',
    transform: pressed ? 'scale(0.82)' : 'none',
  });
}
