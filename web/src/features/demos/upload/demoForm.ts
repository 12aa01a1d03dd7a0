import { demoFormSchema } from '@domain/demos/demo-fields.ts';
import { guessDemo } from '@domain/demos/guess.ts';
import { yup } from '@domain/messages/yup.ts';
import type { CatalogEntry } from '@domain/reference/reference.ts';
import type { Talent } from '@domain/talents/talents.ts';
import type { DemoValues } from '../../../components/demos/demoValues.ts';

/** What a form says of a file that was chosen just now. */
export const valuesFor = (
  fileName: string,
  talent: Talent,
  catalog: readonly CatalogEntry[],
): DemoValues => ({
  ...guessDemo(fileName, talent, catalog),
  languageTag: '',
  accent: '',
  comment: '',
  principalInCategory: false,
});

/** Text beside a file, as the API takes it; what is not told is left out. */
export const fieldsOf = (values: DemoValues): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, value]): [string, string] => [name, String(value).trim()])
      .filter(([, value]) => value !== ''),
  );

/** Several at once, by the key of their file. */
export interface BatchValues {
  readonly items: Readonly<Record<string, DemoValues>>;
}

export const batchSchema = yup.lazy((values: BatchValues) =>
  yup.object({
    items: yup.object(Object.fromEntries(Object.keys(values.items).map((key) => [key, demoFormSchema]))),
  }),
);
