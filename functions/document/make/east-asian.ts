import jp from '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf?file';
import jpBold from '@expo-google-fonts/noto-sans-jp/600SemiBold/NotoSansJP_600SemiBold.ttf?file';
import sc from '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf?file';
import scBold from '@expo-google-fonts/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf?file';
import { eastAsianCharacter } from '#contract/primitives/characters';
import type { Manuscript } from './manuscript.ts';
import { isPicture } from './pictures.ts';

export interface Typeface {
  name: string;
  regular: string;
  bold: string;
}

const chinese: Typeface = { name: 'Noto Sans SC', regular: sc, bold: scBold };
const japanese: Typeface = { name: 'Noto Sans JP', regular: jp, bold: jpBold };

/**
 * Returns the typefaces of which a document needs characters, as paths. Each has up to 11 MB, so most documents read
 * none. Japanese writes some characters of Chinese in a form of its own, so its typeface is first in Japanese.
 */
export function eastAsian(manuscript: Manuscript): Typeface[] {
  const { language, entries } = manuscript;
  const texts = JSON.stringify(manuscript, (_key, value: unknown) => (isPicture(value) ? value.alt : value));
  if (!eastAsianCharacter.test(texts)) return [];
  const isJapanese = [language, ...entries.map((one) => one.language)].some((one) => one.startsWith('ja'));
  return isJapanese ? [japanese, chinese] : [chinese];
}
