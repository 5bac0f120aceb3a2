import { TranslateClient, TranslateTextCommand } from '@aws-sdk/client-translate';
import { AppError } from '../../shared/errors/app-error.ts';
import { translationEnvironment } from '../environment.ts';
import { chunksOf } from './chunks.ts';

export interface Languages {
  from: string;
  to: string;
}

type Machine = (text: string, languages: Languages) => Promise<string>;

/** The service takes no longer text. */
const maxBytes = 10_000;

export const isMachineOn = (): boolean => translationEnvironment.parse(process.env).TRANSLATE !== undefined;

/** Throws `TRANSLATION_OFF` unless the operator has switched a machine on. */
export function openMachine(): Machine {
  if (!isMachineOn()) throw new AppError('TRANSLATION_OFF');
  const client = new TranslateClient({ maxAttempts: 3, requestHandler: { requestTimeout: 4_000 } });
  return async (text, languages) => {
    const chunks = chunksOf(text, maxBytes);
    return (await Promise.all(chunks.map((chunk) => translateChunk(client, chunk, languages)))).join('');
  };
}

async function translateChunk(
  client: TranslateClient,
  chunk: string,
  { from, to }: Languages,
): Promise<string> {
  const Text = chunk.trim();
  if (Text === '') return chunk;
  const input = { Text, SourceLanguageCode: codeOf(from), TargetLanguageCode: codeOf(to) };
  try {
    const { TranslatedText = '' } = await client.send(new TranslateTextCommand(input));
    // The spaces between chunks are not the machine's.
    return chunk.replace(Text, () => TranslatedText.trim());
  } catch (error) {
    const isPair = error instanceof Error && error.name === 'UnsupportedLanguagePairException';
    const message = isPair ? 'The machine does not translate between these languages' : undefined;
    throw Object.assign(new AppError('TRANSLATION_UNAVAILABLE', message), { cause: error });
  }
}

/** The service knows Norwegian by one code. */
const codeOf = (language: string): string => (language === 'nb' ? 'no' : language);
