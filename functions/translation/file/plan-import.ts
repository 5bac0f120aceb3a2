import { tidy } from '#contract/primitives/characters';
import type { TranslatedField } from '#contract/reference/field-values';
import type {
  ImportedReference,
  RefusedText,
  Translation,
  TranslatedTexts,
} from '#contract/resources/translation';
import { refusals } from '#words/hand-off';
import { hasForeignPicture, movedFigures } from '../rules.ts';
import { originalTexts } from '../store.ts';
import { basedOnFile } from './based-on-file.ts';
import { placesOf, textAt, type TextPlace } from './places.ts';
import type { Import, ReceivedText, TakenText } from './received.ts';

interface ImportPlan {
  report: ImportedReference;
  /** The file names these texts, which the original does not have. */
  ignored: string[];
  input: Pick<Translation, 'fields' | 'same' | 'leaveOut'>;
  basedOn: Translation['basedOn'];
}

/** Decides for each text whether it is saved. A text without a translation changes nothing. */
export function planImport(sent: Import): ImportPlan {
  const { received, reference, before } = sent;
  const places = new Map(placesOf(originalTexts(reference)).map((place) => [place.id, place]));
  const known = received.texts.flatMap((text) => {
    const place = places.get(text.id);
    return place && (text.problem || tidy(text.target ?? '')) ? [{ text, place }] : [];
  });
  const judged = known.map(({ text, place }) => judge(sent, place, text));
  const taken = judged.flatMap((one) => ('text' in one ? [one] : []));
  const changing = taken.filter((one) => one.text !== one.before);
  const isReady = before?.status === 'Ready' && changing.length > 0;
  const saved = isReady ? [] : changing;
  return {
    report: {
      id: reference.id,
      name: reference.name,
      saved: saved.map(({ place, before: old, text }) => ({
        field: place.id,
        ...(old && { before: old }),
        text,
      })),
      unchanged: taken.filter((one) => one.text === one.before).map(({ place }) => place.id),
      refused: [
        ...(isReady ? [refusal('ready')] : []),
        ...judged.flatMap((one) => ('why' in one ? [one] : [])),
      ],
      changed: [
        ...new Set(saved.flatMap(({ place, source }) => (source === undefined ? [] : [place.field]))),
      ],
    },
    ignored: received.texts.filter(({ id }) => !places.has(id)).map(({ id }) => `${reference.id}/${id}`),
    input: inputOf(sent, saved),
    basedOn: basedOnFile(sent, saved),
  };
}

function judge(sent: Import, place: TextPlace, sentText: ReceivedText): TakenText | RefusedText {
  const { received, reference, before, replace } = sent;
  const original = originalTexts(reference);
  const isKept = before?.same.includes(place.field);
  const present = isKept ? textAt(place, original) : textAt(place, presentTexts(sent));
  const isDecided = present !== '' || before?.leaveOut.includes(place.field);
  const isOther = received.version < reference.version && tidy(sentText.source) !== textAt(place, original);
  const refused = (code: keyof typeof refusals) => refusal(code, place.id);

  if (sentText.problem) return refused(sentText.problem);
  const { data, error } = place.schema.safeParse(sentText.target);
  if (error) return { field: place.id, code: 'invalid', why: error.issues[0]!.message };
  const text = data as string;
  if (text.includes('\uFFFD') && !sentText.source.includes('\uFFFD')) return refused('encoding');
  if (hasForeignPicture(text, textAt(place, original))) return refused('picture');
  if (isOther && place.figure) return refused('figureChanged');
  if (text !== present && isDecided && (before?.version ?? 0) !== received.translation && !replace)
    return refused('changedSince');
  return { place, before: present, text, ...(isOther && { source: sentText.source }) };
}

export const refusal = (code: keyof typeof refusals, field?: string): RefusedText => ({
  ...(field && { field }),
  code,
  why: refusals[code],
});

function presentTexts({ reference, before }: Import): TranslatedTexts {
  if (!before) return {};
  return { ...before.fields, figures: movedFigures(before, originalTexts(reference).figures) };
}

function inputOf(sent: Import, saved: TakenText[]): ImportPlan['input'] {
  const fields: TranslatedTexts = {};
  const figures = (originalTexts(sent.reference).figures ?? []).map((_figure, index) => ({
    label: '',
    ...presentTexts(sent).figures?.[index],
  }));
  for (const { place, text } of saved) {
    if (place.figure) {
      figures[place.figure.index] = { ...figures[place.figure.index]!, [place.figure.part]: text };
      fields.figures = figures;
    } else Object.assign(fields, { [place.field]: text });
  }
  const isLeft = (field: TranslatedField) => !(field in fields);
  const { same = [], leaveOut = [] } = sent.before ?? {};
  return { fields, same: same.filter(isLeft), leaveOut: leaveOut.filter(isLeft) };
}
