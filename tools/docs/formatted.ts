import { format } from 'oxfmt';
import options from '../../.oxfmtrc.json' with { type: 'json' };

export async function formatted(fileName: string, text: string): Promise<string> {
  const { code, errors } = await format(fileName, text, options);
  if (errors[0]) throw new Error(`${fileName}: ${errors[0].message}`);
  return code;
}
