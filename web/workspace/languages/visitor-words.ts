import { skipToken, useQuery } from '@tanstack/react-query';
import { visitorLanguage } from '#contract/words/languages';
import { useContentLanguage } from '../lib/organization/records.ts';

/** By path, as `import.meta.glob` returns them. */
type Files<Area> = Record<string, () => Promise<Area>>;

/** Words as visitors read them, by default in the language of the organization's originals; undefined for English, which comes with the code. */
export function useVisitorWords<Area>(files: Files<Area>, language?: string): Area | undefined {
  const usual = useContentLanguage();
  const code = visitorLanguage(language ?? usual);
  const path = Object.keys(files).find((one) => one.includes(`/${code}/`));
  return useQuery({
    queryKey: ['words', path],
    queryFn: path ? files[path]! : skipToken,
    staleTime: Infinity,
  }).data;
}
