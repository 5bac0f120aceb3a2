import type { FormFormat } from '#contract/form/format';
import type { Left } from '../../../form/in-braces.ts';
import type { OfficeFile } from '../../../form/office-file.ts';
import { fillSheets } from './fill-sheets.ts';
import { fillSlides } from './fill-slides.ts';
import { fillWord } from './fill-word.ts';
import type { Filled, Filling } from './filling.ts';

const fillers: Record<FormFormat, typeof fillWord> = { docx: fillWord, xlsx: fillSheets, pptx: fillSlides };

export const fillForm = (file: OfficeFile, left: Left, filling: Filling): Filled =>
  fillers[file.format](file, left, filling);
