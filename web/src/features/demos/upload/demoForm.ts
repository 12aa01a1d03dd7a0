import { DEMO_FIELDS } from '@domain/demos/demo-fields.ts';
import { demoFormSchema } from '@domain/demos/demos.schema.ts';
import { guessDemo } from '@domain/demos/guess.ts';
import { yup } from '@domain/messages/yup.ts';
import type { CatalogEntry } from '@domain/reference/reference.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { getDefaults } from '@domain/values/fields.ts';
import { getValues, type DemoValues } from '../../../common/demos/demoValues.ts';

export const guessValues = (fileName: string, talent: Talent, catalog: readonly CatalogEntry[]): DemoValues =>
  getValues({ ...getDefaults(DEMO_FIELDS), ...guessDemo(fileName, talent, catalog) });

/** Returns the text fields of an upload, without unset ones. */
export const getFields = (values: DemoValues): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, value]): [string, string] => [name, String(value).trim()])
      .filter(([, value]) => value !== ''),
  );

/** Values of several files, by key. */
export interface BatchValues {
  readonly items: Readonly<Record<string, DemoValues>>;
}

export const batchSchema = yup.lazy((values: BatchValues) =>
  yup.object({
    items: yup.object(Object.fromEntries(Object.keys(values.items).map((key) => [key, demoFormSchema]))),
  }),
);
