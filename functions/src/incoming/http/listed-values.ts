import type { Schema, SchemaFieldDescription } from 'yup';
import type { ErrorCode } from '@domain/messages/errors.en.ts';
import type { StoredList } from '@domain/values/codes.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { readCatalog, readCountries, readLanguages } from '../../work/collections/reference-data.ts';

/** A request's value that a stored list must contain. */
interface Claim {
  readonly value: string;
  readonly listed: StoredList;
  /** The field as the caller wrote it; a plain list's own name. */
  readonly property: string;
}

const descriptions = new WeakMap<Schema, SchemaFieldDescription>();

const getDescription = (schema: Schema): SchemaFieldDescription => {
  const cached = descriptions.get(schema);
  if (cached) return cached;
  const description = schema.describe();
  descriptions.set(schema, description);
  return description;
};

const getClaims = (
  description: SchemaFieldDescription,
  value: unknown,
  property: string,
): readonly Claim[] => {
  if ('fields' in description && typeof value === 'object' && value !== null) {
    return Object.entries(description.fields).flatMap(([name, field]) =>
      getClaims(
        field,
        (value as Readonly<Record<string, unknown>>)[name],
        property ? `${property}.${name}` : name,
      ),
    );
  }
  if ('innerType' in description && Array.isArray(value)) {
    const { innerType } = description;
    if (!innerType || Array.isArray(innerType)) return [];
    return value.flatMap((item: unknown, index) =>
      getClaims(innerType, item, typeof item === 'object' ? `${property}[${index}]` : property),
    );
  }

  const listed = 'meta' in description ? description.meta?.listed : undefined;

  return listed && typeof value === 'string' && value !== '' ? [{ value, listed, property }] : [];
};

const isListed = async ({ value, listed }: Claim): Promise<boolean> => {
  switch (listed.list) {
    case 'catalog':
      return (await readCatalog()).some(({ catalog, code }) => catalog === listed.kind && code === value);
    case 'countries':
      return (await readCountries()).some(({ alpha3 }) => alpha3 === value);
    case 'languages':
      return (await readLanguages()).some(
        ({ alpha3, mainWorkingLanguage }) => alpha3 === value && (mainWorkingLanguage || !listed.castable),
      );
  }
};

const REFUSALS: Readonly<Record<StoredList['list'], ErrorCode>> = {
  catalog: 'validation.codeUnknown',
  countries: 'validation.countryUnknown',
  languages: 'validation.languageUnknown',
};

/** 422 for the first value marked by its schema as listed that the stored list lacks. `value` has passed the schema. */
export const refuseUnlisted = async (schema: Schema | undefined, value: unknown): Promise<void> => {
  if (!schema) return;
  for (const claim of getClaims(getDescription(schema), value, '')) {
    if (await isListed(claim)) continue;
    throw new AppError(422, REFUSALS[claim.listed.list], { property: claim.property });
  }
};
